import { anyGlob } from "../glob/glob.ts";
import { UsageError } from "../outcome/errors.ts";
import { shortId } from "../text/short-id.ts";
import { checkBranch, checkOwnName, longestBranch } from "./code-branch.ts";
import { slug } from "./slug.ts";

/**
 * A rule of `branches:`: glob on the git branch, or `tag:<glob>`, and the code branch or template it maps to, or one for
 * each of several folders.
 */
export interface BranchRule {
  readonly pattern: string;
  readonly template: string | readonly FolderRule[];
  /** What it deploys may use what `reserve-writes` keeps back; in the file the mark `reserve:` before the pattern. */
  readonly reserve?: boolean | undefined;
}

interface FolderRule {
  readonly folder: string;
  readonly template: string;
}

/** A code branch, and the folder whose modules it gets where that is not the whole source. */
export interface Place {
  readonly branch: string;
  readonly folder?: string;
}

/** What is deployed, as git names it. A detached commit has neither name. */
export interface GitRef {
  readonly gitBranch?: string;
  readonly tag?: string;
  /** The number of the pull request that brings the git branch; rules know it as `pull/7`. */
  readonly pull?: number;
  readonly sha: string;
}

/**
 * The code branches for a ref: the first rule that matches wins, without rules the git branch's own name. They are several
 * only where a rule names folders; none: no rule.
 */
export function placesFor(ref: GitRef, rules: readonly BranchRule[] | undefined): Place[] {
  if (rules === undefined) return ref.gitBranch === undefined ? [] : [{ branch: checkOwnName(ref.gitBranch) }];
  const template = rules.find((rule) => matches(rule, ref))?.template;
  if (template === undefined) return [];
  if (typeof template === "string") return [{ branch: checkBranch(fill(template, ref)) }];
  const places = template.map(({ folder, template: own }) => ({ branch: checkBranch(fill(own, ref)), folder }));
  const twice = places.find(({ branch }, index) => places.findIndex((place) => place.branch === branch) !== index);
  if (twice === undefined) return places;
  throw new UsageError(
    `Cannot use the rule of branches: two folders go to code branch "${twice.branch}", and the second would replace the first`,
  );
}

/** The folders that some rule sends, or may send, to a code branch. */
export function foldersFor(branch: string, rules: readonly BranchRule[] = []): readonly string[] {
  const folders = rules.flatMap(({ template }) => (typeof template === "string" ? [] : template));
  const fitting = folders.filter(({ template }) => template === branch || template.includes("{"));
  return [...new Set(fitting.map(({ folder }) => folder))];
}

/** A server's own code branch: `auto` is the git branch's name, and where a ref has none the rules decide. */
export function ownPlace(ref: GitRef, ownBranch: string | undefined): Place | undefined {
  if (ownBranch === undefined || (ownBranch === "auto" && ref.gitBranch === undefined)) return undefined;
  return { branch: checkBranch(fill(ownBranch === "auto" ? "{branch}" : ownBranch, ref)) };
}

/** Whether the rule of a ref is marked as what reserves are kept for. */
export function mayUseReserve(ref: GitRef, rules: readonly BranchRule[] = []): boolean {
  return rules.find((rule) => matches(rule, ref))?.reserve === true;
}

function matches({ pattern, template }: BranchRule, ref: GitRef): boolean {
  if (ref.pull !== undefined && isPullPattern(pattern) && anyGlob([pattern])(`pull/${ref.pull}`)) return true;
  if (templatesOf(template).some((each) => each.includes("{number}"))) return false;
  const glob = pattern.startsWith("tag:") ? pattern.slice(4) : pattern;
  const name = pattern.startsWith("tag:") ? ref.tag : ref.gitBranch;
  return name !== undefined && anyGlob([glob])(name);
}

/** Whether a rule is also for pull requests, and not for git branches alone. */
export const isPullPattern = (pattern: string): boolean => pattern.startsWith("pull/");

/** What a rule names: one code branch, or one for each folder. */
export const templatesOf = (template: BranchRule["template"]): readonly string[] =>
  typeof template === "string" ? [template] : template.map(({ template: own }) => own);

function fill(template: string, ref: GitRef): string {
  const name = ref.gitBranch ?? ref.tag ?? "";
  const filled = template
    .replaceAll("{branch}", () => name)
    .replaceAll("{sha}", shortId(ref.sha))
    .replaceAll("{number}", String(ref.pull ?? ""));
  const room = longestBranch - filled.replaceAll("{slug}", "").length;
  return filled.replaceAll("{slug}", () => slug(name, room));
}
