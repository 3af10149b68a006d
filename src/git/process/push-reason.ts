/** A push that failed, as git told it: on stdout with `--porcelain` one line for each ref, on stderr the rest. */
interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** The one line that git or the host gave as the reason, without advice. */
export function pushReason({ stdout, stderr }: Said): string {
  const lines = stderr.split("\n").map((line) => line.trim());
  const host = lines.filter((line) => /^remote: *\S/.test(line)).map((line) => line.replace(/^remote: */, ""));
  const words = host.find((line) => /^(?:error:|GH\d+|Permission|Write access)/i.test(line)) ?? host[0];
  const refused = /^!\t\S+\t\[(.+)\]( \(.+\))?$/m.exec(stdout);
  const own =
    refused === null ? lines.find((line) => /^(?:fatal|error): /.test(line)) : refused[1] + (refused[2] ?? "");
  const cleaned = (own ?? "").replace(/^(?:fatal|error): /, "");
  if (words === undefined || cleaned.includes(words)) return cleaned;
  return cleaned === "" ? words : `${words.replace(/^error: */, "")} (${cleaned.replace(/^remote rejected /, "")})`;
}

/** What helps against a reason; empty where nobody can tell. */
export function whatHelpsPush(reason: string): string {
  if (/rule violation|protected branch|GH0(?:06|13)/i.test(reason))
    return "; a rule of the repository refuses it: let this workflow push there, or leave that git branch out of the rule";
  if (/\b403\b|denied|not granted|not accessible|write access/i.test(reason))
    return '; in a workflow grant it with "permissions: contents: write"';
  if (/could not read (?:username|password)|terminal prompts disabled|authentication failed|\b401\b/i.test(reason))
    return "; git has no credentials here: leave persist-credentials of actions/checkout on";
  if (/hook declined/i.test(reason))
    return '; a rule of the remote refuses it, or the job may not write there ("permissions: contents: write")';
  if (/resolve host|connect|timed? ?out|reset by|early eof|hung up|\b5\d\d\b/i.test(reason)) return "; run again";
  return "";
}
