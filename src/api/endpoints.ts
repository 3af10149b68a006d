import { type LiveCode, type Modules, modulesToJson } from "../model/modules/modules.ts";
import { modulesJson } from "../model/modules/modules-json.ts";
import { type ServiceError, UsageError } from "../model/outcome/errors.ts";
import { checkBranch, isBranchName } from "../model/settings/code-branch.ts";
import { mayFrameClient, me, tokenInfo, userName } from "./account-endpoints.ts";
import { type Answer, answerOf, proofless } from "./answer.ts";
import type { Api } from "./api.ts";
import { markExpected, unmarked } from "./expected-code.ts";
import { answer, orAbsent, type ServiceLine } from "./line.ts";
import { listingMaxBytes, rawQuestion } from "./raw-call.ts";
import type { HttpReply, Question } from "./wire/exchange.ts";
import { branchesFromJson, liveCodeFromJson } from "./wire.ts";

/** The requests of the service, a line or two each. */
export function endpoints(line: ServiceLine): Omit<Api, "limits" | "openSocket"> {
  const read = (path: string, purpose: string, more: Partial<Question> = {}): Promise<Answer> =>
    answer(line, { method: "GET", path, purpose, ...more });
  const write = async (path: string, purpose: string, body: object): Promise<void> => {
    await answer(line, { method: "POST", path, purpose, body: Buffer.from(JSON.stringify(body)) });
  };
  return {
    getCode: (branch, expected) => getCode(line, branch, expected),
    putCode: async (branch, modules, hash) => {
      const start = Buffer.from(`{"branch":${JSON.stringify(writable(branch))},"modules":`);
      const body = Buffer.concat([
        start,
        modulesJson(modules).bytes,
        Buffer.from(hash === undefined ? "}" : `,"_hash":${hash}}`),
      ]);
      await answer(line, { method: "POST", path: "/api/user/code", purpose: `write branch "${branch}"`, body });
    },
    listBranches: (patience) => listBranches(line, patience),
    createBranch: async (newName, modules) =>
      write("/api/user/clone-branch", `create branch "${newName}"`, cloneBody(newName, modules)),
    setActiveBranch: async (branch, activeName) =>
      write("/api/user/set-active-branch", `activate branch "${branch}"`, { branch: checkBranch(branch), activeName }),
    deleteBranch: async (branch) =>
      write("/api/user/delete-branch", `delete branch "${branch}"`, { branch: checkBranch(branch) }),
    me: () => me(line),
    runExpression: async (expression, shard) =>
      write("/api/user/console", "run an expression in the game", { expression, shard }),
    userName: () => userName(line),
    tokenInfo: () => tokenInfo(line),
    mayFrameClient: () => mayFrameClient(line),
    version: () => read("/api/version", "read the server's version", { auth: "none" }),
    call: async (method, path, body) => answer(line, rawQuestion(method, path, body)),
  };
}

async function getCode(line: ServiceLine, branch: string, expected?: Modules): Promise<LiveCode | undefined> {
  const query = { branch: readable(branch) };
  const question: Question = { method: "GET", path: "/api/user/code", query, purpose: `read branch "${branch}"` };
  const reply = await line.ask(question);
  const code = Promise.resolve().then(
    () =>
      (expected && readExpected(line, question, reply, expected)) ??
      codeOf(line, question, answerOf(reply, question, line.hearing)),
  );
  return orAbsent(code, isNoCode);
}

function codeOf({ hearing }: ServiceLine, question: Question, found: Answer): LiveCode {
  const code = liveCodeFromJson(found, question.query?.["branch"] ?? "");
  if (typeof code === "string") throw proofless(question, hearing, `code ${code}`);
  return code;
}

/** Undefined where the reply is to be read in full: nothing in it is as expected, or elsewhere. */
function readExpected(
  line: ServiceLine,
  question: Question,
  reply: HttpReply,
  expected: Modules,
): LiveCode | undefined {
  const marked = markExpected(reply, expected);
  if (marked === undefined) return undefined;
  const found = codeOf(line, question, answerOf(marked, question, line.hearing));
  const modules = unmarked(found.modules, expected);
  return modules && { ...found, modules };
}

async function listBranches(line: ServiceLine, patience: Pick<Question, "timeoutMs"> = {}) {
  const path = "/api/user/branches";
  const purpose = "list the code branches";
  const question: Question = { method: "GET", path, purpose, maxBytes: listingMaxBytes, ...patience };
  const branches = branchesFromJson((await answer(line, question))["list"]);
  if (branches === undefined) throw proofless(question, line.hearing, "no list of branches");
  return branches;
}

/** An empty source means «none»: the new branch holds `defaultModules`, one request instead of two. */
function cloneBody(newName: string, modules: Modules) {
  return { branch: "", newName: checkBranch(newName), defaultModules: modulesToJson(modules) };
}

/** The independent server says it by status, in Koa's plain words; any other 404 is the wrong address. */
const isNoCode = (error: ServiceError): boolean =>
  (error.status === 200 && error.reason === "no code") || (error.status === 404 && error.reason === "Not Found");

/** An empty name would mean the active branch. */
function writable(branch: string): string {
  if (isBranchName(branch)) return branch;
  throw new UsageError(`Cannot write branch "${branch}": the name of a code branch is needed`);
}

function readable(branch: string): string {
  return branch === "$activeWorld" || branch === "$activeSim" ? branch : writable(branch);
}
