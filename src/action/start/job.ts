/** Where this run lives on GitHub. */
export interface Job {
  /** `https://github.com/owner/name` */
  readonly repositoryUrl: string;
  readonly runUrl: string;
  readonly owner: string;
  readonly name: string;
  /** The folder of the checkout. */
  readonly workspace: string;
  /** Dependabot's runs have other secrets than those of people. */
  readonly byDependabot: boolean;
}

export function readJob(env: NodeJS.ProcessEnv): Job {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const [owner = "", name = ""] = repository.split("/");
  const repositoryUrl = `${env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${repository}`;
  return {
    repositoryUrl,
    runUrl: `${repositoryUrl}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
    owner,
    name,
    workspace: env["GITHUB_WORKSPACE"] || process.cwd(),
    byDependabot: env["GITHUB_ACTOR"] === "dependabot[bot]",
  };
}
