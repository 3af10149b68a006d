// Covered by test/doors/init.test.ts
import type { ConfigDraft } from "../../model/config/config-draft.ts";
import { InterruptedError } from "../../model/outcome/errors.ts";
import type { Project } from "../../sync/setup/project.ts";
import type { Choices, WorkflowName } from "./init-choices.ts";

/** Asks for all that no flag has said; what was found is the answer that Enter gives. */
export async function askChoices(project: Project, given: Choices, exists: boolean): Promise<Choices> {
  const { confirm, isCancel, multiselect, text } = await import("@clack/prompts");
  const sure: Sure = (answer) => {
    if (isCancel(answer)) throw new InterruptedError("SIGINT", "Cancelled: nothing was written");
    return answer as Exclude<typeof answer, symbol>;
  };
  const ask = async (message: string, initialValue: string) =>
    sure(
      await text({
        message,
        initialValue,
        validate: (value) => ((value ?? "") === "" ? "an answer is needed" : undefined),
      }),
    );
  let { config } = given;
  if (!exists) {
    const why = project.source === undefined ? "" : ` (${project.source.why})`;
    const source = await ask(`Which folder holds the modules${why}?`, config.source ?? "src");
    const [[gitBranch, codeBranch] = [project.gitBranch, "default"]] = Object.entries(config.branches ?? {});
    const target = await ask(`Which code branch does the git branch "${gitBranch}" go to?`, codeBranch);
    config = {
      ...config,
      source,
      branches: { [gitBranch]: target },
      ...(await askServers(project, multiselect, sure)),
    };
  }
  const hook = given.hook || sure(await confirm({ message: "Deploy at git push from this machine (pre-push hook)?" }));
  const options = [
    { value: "deploy" as const, label: "deploy at push, in GitHub Actions" },
    { value: "backup" as const, label: "keep the live code in git, every 6 hours" },
  ];
  const workflows =
    given.workflows.length > 0
      ? given.workflows
      : sure(await multiselect<WorkflowName>({ message: "Which workflows?", options, required: false }));
  return { config, hook, workflows };
}

/** An answer, or the end of everything where Ctrl-C was one. */
type Sure = <T>(answer: T) => Exclude<T, symbol>;

type Multiselect = typeof import("@clack/prompts").multiselect;

async function askServers(
  { servers }: Project,
  multiselect: Multiselect,
  sure: Sure,
): Promise<Pick<ConfigDraft, "servers">> {
  if (servers.length < 2) return {};
  const chosen = sure(
    await multiselect<string>({
      message: "Which servers of your credentials file?",
      options: servers.map((name) => ({ value: name, label: name })),
      required: false,
    }),
  );
  return chosen.length === 0 ? {} : { servers: Object.fromEntries(chosen.map((name) => [name, undefined])) };
}

export async function confirmWriting(files: number): Promise<boolean> {
  const { confirm, isCancel } = await import("@clack/prompts");
  const answer = await confirm({ message: files === 1 ? "Write it?" : `Write these ${files} files?` });
  return !isCancel(answer) && answer;
}
