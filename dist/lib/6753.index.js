"use strict";
exports.id = 6753;
exports.ids = [6753];
exports.modules = {

/***/ 97803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hideCredentials),
/* harmony export */   v: () => (/* binding */ checkCredentials)
/* harmony export */ });
/* harmony import */ var _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92383);
// Covered by test/doors/action/action.test.ts

/** Hides what the configuration named besides the inputs. */
function hideCredentials(targets, { secrets }) {
    for (const { credentials, serverPassword } of targets) {
        if (serverPassword !== undefined)
            secrets.hide([serverPassword]);
        if (credentials?.kind === "token")
            secrets.hide([credentials.token], credentials.username);
        if (credentials?.kind === "password")
            secrets.hide([credentials.password], credentials.username);
    }
}
/** An empty secret looks to the runner like none at all, so the likely cause is said. @throws UsageError */
function checkCredentials(targets, { job }) {
    const without = targets.find(({ credentials, optional }) => credentials === undefined && !optional);
    if (without === undefined)
        return;
    const official = new URL(without.server.root).hostname === "screeps.com";
    const input = official ? 'input "token" is empty' : 'input "token" is empty, and so are "username" and "password"';
    const cause = job.byDependabot
        ? "runs of Dependabot get the secrets of Dependabot alone (Settings, Secrets and variables, Dependabot)"
        : "most likely the secret is not set for this repository (Settings, Secrets and variables, Actions), its name is misspelt, or it belongs to an environment that the job does not name";
    throw new _model_outcome_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Cannot sign in to ${without.label}: ${input}; ${cause}`);
}


/***/ }),

/***/ 46753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/js/sync/deploy/deploy-targets.js
var deploy_targets = __webpack_require__(79379);
// EXTERNAL MODULE: ./build/js/sync/start/places.js
var places = __webpack_require__(80178);
// EXTERNAL MODULE: ./build/js/sync/start/prepare.js + 1 modules
var prepare = __webpack_require__(73154);
// EXTERNAL MODULE: ./build/js/action/result/result.js
var result = __webpack_require__(17105);
// EXTERNAL MODULE: ./build/js/action/commands/credentials.js
var credentials = __webpack_require__(97803);
// EXTERNAL MODULE: ./build/js/model/outcome/outcome.js
var outcome_outcome = __webpack_require__(14650);
;// CONCATENATED MODULE: ./build/js/action/commands/deployment-state.js

/** Neither is this commit live, nor did anything go wrong. */
const notLive = new Set(["superseded", "skipped", "planned"]);
/** What is live is not known. */
const unsure = new Set(["unknown", "bug"]);
/** What GitHub is to show of a deploy: `success` only where the commit is live, as far as was promised. */
function deploymentState(outcome) {
    if (notLive.has(outcome))
        return "inactive";
    if (unsure.has(outcome))
        return "error";
    return outcome_outcome/* outcomes */.KI[outcome].exit === 0 ? "success" : "failure";
}

;// CONCATENATED MODULE: ./build/js/action/commands/job-deployment.js
/**
 * Whether the job has an `environment:` of this name itself: then GitHub made a deployment when the job began, and a
 * second one would stand beside it. No variable of the runner tells, but the statuses of the job's own deployment link
 * to the job (`…/actions/runs/42/job/7`); ours link to the run alone.
 */
async function isShownByJob(octokit, { inputs, job, log }, { commit }) {
    const place = { owner: job.owner, repo: job.name, request: within() };
    const shas = new Set([inputs.env["GITHUB_SHA"] ?? "", commit.oid].filter((sha) => sha !== ""));
    for (const sha of shas) {
        const about = { ...place, sha, environment: inputs.environment, per_page: mostDeployments };
        const { data: deployments } = await octokit.rest.repos.listDeployments(about);
        for (const { id } of deployments) {
            const { data: statuses } = await octokit.rest.repos.listDeploymentStatuses({ ...place, deployment_id: id });
            if (!statuses.some(({ log_url: url }) => url?.startsWith(`${job.runUrl}/job/`) === true))
                continue;
            log.info(`The job has the environment "${inputs.environment}" itself, so GitHub shows its deployment already`);
            return true;
        }
    }
    return false;
}
// The newest come first, and that of this job is minutes old at most.
const mostDeployments = 5;
const longestCallMs = 10_000;
/** No call to GitHub holds a deploy up for long. */
const within = () => ({ signal: AbortSignal.timeout(longestCallMs) });

;// CONCATENATED MODULE: ./build/js/action/commands/deployment.js


/** Shows what `work` does as a GitHub Deployment, where `environment:` asks for one. Nothing that GitHub answers changes the result. */
async function showDeployment(run, prepared, work) {
    if (run.inputs.environment === "" || prepared.values["dry-run"])
        return work();
    const mark = await begin(run, prepared);
    let state = "error";
    try {
        const result = await work();
        state = deploymentState(result.outcome);
        return result;
    }
    finally {
        await mark?.(state);
    }
}
async function begin(run, prepared) {
    const { inputs, job, log } = run;
    if (inputs.githubToken === "") {
        log.annotate("notice", 'No GitHub Deployment is shown: input "environment" needs input "github-token"', { title });
        return undefined;
    }
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
    const octokit = getOctokit(inputs.githubToken, { baseUrl: inputs.env["GITHUB_API_URL"] ?? "https://api.github.com" });
    const id = await quietly(run, "create it", async () => (await isShownByJob(octokit, run, prepared)) ? undefined : await create(octokit, run, prepared));
    if (id === undefined)
        return undefined;
    const mark = async (state) => {
        await quietly(run, `mark it ${state}`, () => octokit.rest.repos.createDeploymentStatus({
            owner: job.owner,
            repo: job.name,
            deployment_id: id,
            state,
            log_url: job.runUrl,
            environment: inputs.environment,
            environment_url: prepared.targets[0]?.server.root ?? "",
            request: within(),
        }));
    };
    await mark("in_progress");
    return mark;
}
async function create(octokit, { inputs, job }, { commit, branch }) {
    const { data } = await octokit.rest.repos.createDeployment({
        owner: job.owner,
        repo: job.name,
        ref: commit.oid,
        environment: inputs.environment,
        description: `Code branch ${branch ?? ""}`,
        auto_merge: false,
        // The job itself is a check that has not passed yet.
        required_contexts: [],
        request: within(),
    });
    // 202 means that GitHub merged something instead, which we asked it not to do.
    return "id" in data ? data.id : undefined;
}
async function quietly({ log }, what, ask) {
    try {
        return await ask();
    }
    catch (failure) {
        const found = failure instanceof Error ? failure.message : String(failure);
        const help = /\b403\b|not accessible/.test(found) ? "; give the job the permission deployments: write" : "";
        log.annotate("notice", `Cannot show the GitHub Deployment: GitHub did not let us ${what}: ${found}${help}`, {
            title,
        });
        return undefined;
    }
}
const title = "GitHub Deployment";

;// CONCATENATED MODULE: ./build/js/action/commands/deploy.js
// Covered by test/doors/action/action.test.ts






/** `command: deploy` */
async function deploy(run) {
    const { asked, door, inputs } = run;
    const prepared = await (0,prepare/* prepare */.iA)(door.repository, asked);
    (0,credentials/* hideCredentials */.R)(prepared.targets, run);
    if ((0,places/* goesNowhere */.Rz)(prepared))
        return (0,result/* resultOf */.Bg)(inputs.command, await (0,deploy_targets/* deployTargets */.s)(prepared, door), []);
    (0,credentials/* checkCredentials */.v)(prepared.targets, run);
    return showDeployment(run, prepared, async () => (0,result/* resultOf */.Bg)(inputs.command, await (0,deploy_targets/* deployTargets */.s)(prepared, door), prepared.targets));
}


/***/ })

};
;