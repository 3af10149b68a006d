// Covered by test/doors/cli.test.ts
import { styleText } from "node:util";
import yoctoSpinner from "yocto-spinner";
import { visibleJson, visibleLines } from "../../model/text/visible-text.ts";
import { openOutput } from "../../sync/start/output.ts";
import { checkExact } from "./exact-text.ts";

type Style = Parameters<typeof styleText>[0];

/** A piece of a line: text as it came, and how it looks. */
export type Piece = string | readonly [style: Style, text: string];

export interface ConsoleOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** What is printed for a program may go out as it is. */
  readonly exact: boolean;
  /** Hides secrets in any text, before it is printed. */
  readonly redact: (text: string) => string;
}

/** The one place of the command line that prints. Everything is redacted and made visible here. */
export interface Console {
  readonly options: ConsoleOptions;
  /** The result, on stdout. */
  readonly print: (...pieces: readonly Piece[]) => void;
  /** The result as JSON, on stdout. */
  readonly printJson: (value: unknown) => void;
  /** One of many results, as a line of JSON, on stdout. */
  readonly printJsonLine: (value: unknown) => void;
  /** Text of several lines, on stdout; nothing for the empty text. */
  readonly printText: (text: string) => void;
  /** Text for a program that reads stdout, as it is; where it would be obeyed or shown instead, made visible. */
  readonly printExact: (text: string) => void;
  /** A warning or an error, on stderr. */
  readonly warn: (...pieces: readonly Piece[]) => void;
  /** An address that a person has to have, on stderr: the one text in which eight characters of a token may stand. */
  readonly showLink: (link: string) => void;
  /** What happens on the way, on stderr: on a terminal as a spinner, with --verbose as lines. */
  readonly progress: (text: string) => void;
  /** Ends the spinner. */
  readonly rest: () => void;
}

export function openConsole(options: ConsoleOptions): Console {
  const spinner = createSpinner(options);
  const output = openOutput();
  const line = (pieces: readonly Piece[], stream: NodeJS.WriteStream): string => {
    spinner.stop();
    return `${pieces.map((piece) => render(piece, stream, options)).join("")}\n`;
  };
  const json = (text: string): void => {
    spinner.stop();
    output.result(`${options.redact(text)}\n`);
  };
  // What is JSON has all that matters in it, and nothing else belongs beside it.
  const word = options.json ? output.aside : output.word;
  const printText = (text: string): void => {
    if (text !== "") output.result(line([text.replace(/\n$/, "")], process.stdout));
  };
  return {
    options,
    print: (...pieces) => output.result(line(pieces, process.stdout)),
    printJson: (value) => json(visibleJson(value)),
    printJsonLine: (value) => json(visibleJson(value, 0)),
    printText,
    printExact: (text) => {
      spinner.stop();
      if (options.exact) output.result(checkExact(text, options.redact));
      else printText(text);
    },
    warn: (...pieces) => word(line(pieces, process.stderr)),
    showLink: (link) => {
      spinner.stop();
      word(`  ${visibleLines(link)}\n`);
    },
    progress: (text) => {
      if (options.verbose) output.aside(line([["dim", text]], process.stderr));
      else spinner.show(visibleLines(options.redact(text)));
    },
    rest: () => spinner.stop(),
  };
}

function render(piece: Piece, stream: NodeJS.WriteStream, { redact }: ConsoleOptions): string {
  const [style, text] = typeof piece === "string" ? [undefined, piece] : piece;
  const safe = visibleLines(redact(text));
  return style === undefined ? safe : styleText(style, safe, { stream });
}

/** Only where somebody looks: in a log or a pipe a spinner is noise. */
function createSpinner({ quiet, json, verbose }: ConsoleOptions) {
  if (!process.stderr.isTTY || quiet || json || verbose) return { show: () => {}, stop: () => {} };
  // By itself it would end the process at Ctrl-C, in the middle of a write.
  const spinner = yoctoSpinner({ stream: process.stderr, handleSignals: false });
  const show = (text: string) => {
    if (!spinner.isSpinning) spinner.start();
    spinner.text = text;
  };
  return { show, stop: () => void (spinner.isSpinning && spinner.stop()) };
}
