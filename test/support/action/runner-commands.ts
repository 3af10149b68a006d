/** A command that the Actions runner would obey. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * What the runner would do with the output of a step: its two parsers, written after `ActionCommand.cs` of actions/runner
 * (`TryParseV2`: `::name key=value,…::message` after leading white space; `TryParse`: `##[name key=value;…]message` anywhere
 * in a line). Lines end at CR, LF or both, as .NET reads them. Names are of any letter case.
 */
export function runnerCommands(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => parseV2(line) ?? parseV1(line) ?? []);
}

function parseV2(line: string): RunnerCommand | undefined {
  const trimmed = line.replace(/^[\s\u0085\ufeff]+/, "");
  if (!trimmed.startsWith("::")) return undefined;
  const end = trimmed.indexOf("::", 2);
  if (end < 0) return undefined;
  return command(trimmed.slice(2, end), ",", trimmed.slice(end + 2), restoreV2);
}

function parseV1(line: string): RunnerCommand | undefined {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start < 0 || end < 0) return undefined;
  return command(line.slice(start + 3, end), ";", line.slice(end + 1), restoreV1);
}

function command(info: string, between: string, message: string, restore: (text: string) => string): RunnerCommand {
  const [name = "", ...rest] = info.split(" ");
  const pairs = rest
    .join(" ")
    .split(between)
    .filter((pair) => pair.includes("="));
  const properties = pairs.map((pair) => [
    pair.slice(0, pair.indexOf("=")).trim(),
    restore(pair.slice(pair.indexOf("=") + 1)),
  ]);
  return { name: name.toLowerCase(), properties: Object.fromEntries(properties), message: restore(message) };
}

const restoreV2 = (text: string): string =>
  text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");

const restoreV1 = (text: string): string =>
  text
    .replaceAll("%3B", ";")
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%5D", "]")
    .replaceAll("%25", "%");
