import { anyGlob } from "../glob/glob.ts";
import { type BranchRule, isPullPattern, templatesOf } from "../settings/branch-rules.ts";
import { longestBranch } from "../settings/code-branch.ts";
import { slug } from "../settings/slug.ts";

/**
 * Whether some git branch, tag or pull request exists or existed that a rule sends to this code branch, judged by the name
 * alone. What is written out (`main: default`) is a person's, and so is what `{sha}` makes: every commit of a git branch
 * that is still there has another name then.
 */
export function mayBeMade(branch: string, rules: readonly BranchRule[]): boolean {
  const templates = rules.flatMap(({ pattern, template }) => templatesOf(template).map((each) => ({ pattern, each })));
  if (templates.some(({ each }) => each === branch)) return false;
  return templates.some(({ pattern, each }) => isShaped(branch, each, pattern));
}

const places = /(\{(?:branch|slug|number)\})/;

function isShaped(branch: string, template: string, pattern: string): boolean {
  if (!places.test(template) || template.includes("{sha}")) return false;
  const found = shapeOf(template).exec(branch)?.groups;
  if (found === undefined) return false;
  const { name, number, short } = found;
  if (number !== undefined && !anyGlob([pattern])(`pull/${number}`)) return false;
  // The name of a pull request's own git branch may be any.
  if (isPullPattern(pattern)) return true;
  const glob = pattern.replace(/^tag:/, "");
  if (name !== undefined && !anyGlob([glob])(name)) return false;
  return short === undefined || fits(short, glob, longestBranch - branch.length + short.length);
}

/** A slug begins with that of what the glob begins with, as far as there is room for more than the hash. */
function fits(short: string, glob: string, room: number): boolean {
  const head = /^[^*?[{!(\\]*/.exec(glob)?.[0] ?? "";
  if (head === glob) return short === slug(glob, room);
  if (!/[a-z0-9]/i.test(head) || !/^[\x00-\x7f]*$/.test(head)) return true;
  return short.startsWith(slug(head, longestBranch).slice(0, Math.max(0, room - 8)));
}

/** What stands twice in a template is the same both times. */
function shapeOf(template: string): RegExp {
  const seen = new Set<string>();
  const parts = template.split(places).map((part) => {
    const [group, text] = groups[part] ?? [];
    if (group === undefined) return part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    if (seen.has(part)) return `\\k<${group}>`;
    seen.add(part);
    return `(?<${group}>${text})`;
  });
  return new RegExp(`^${parts.join("")}$`, "su");
}

const groups: Readonly<Record<string, readonly [group: string, text: string]>> = {
  "{branch}": ["name", ".+?"],
  "{slug}": ["short", "[a-z0-9]+(?:-[a-z0-9]+)*"],
  "{number}": ["number", "[1-9][0-9]{0,15}"],
};
