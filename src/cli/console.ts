import { styleText } from "node:util";
import yoctoSpinner from "yocto-spinner";
import { visibleJson, visibleLines } from "../model/visible-text.ts";

type Style = Parameters<typeof styleText>[0];

/** A piece of a line: text as it came, and how it looks. */
export type Piece = string | readonly [style: Style, text: string];

export interface ConsoleOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
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
  /** Text of several lines, on stdout; nothing for the empty text. */
  readonly printText: (text: string) => void;
  /** A warning or an error, on stderr. */
  readonly warn: (...pieces: readonly Piece[]) => void;
  /** What happens on the way, on stderr: on a terminal as a spinner, with --verbose as lines. */
  readonly progress: (text: string) => void;
  /** Ends the spinner. */
  readonly rest: () => void;
}

export function openConsole(options: ConsoleOptions): Console {
  const spinner = createSpinner(options);
  const write = (stream: NodeJS.WriteStream, pieces: readonly Piece[]) => {
    spinner.stop();
    stream.write(`${pieces.map((piece) => render(piece, stream, options)).join("")}\n`);
  };
  return {
    options,
    print: (...pieces) => write(process.stdout, pieces),
    printJson: (value) => {
      spinner.stop();
      process.stdout.write(`${options.redact(visibleJson(value))}\n`);
    },
    printText: (text) => {
      if (text !== "") write(process.stdout, [text.replace(/\n$/, "")]);
    },
    warn: (...pieces) => write(process.stderr, pieces),
    progress: (text) => {
      if (options.verbose) write(process.stderr, [["dim", text]]);
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
  const spinner = yoctoSpinner({ stream: process.stderr });
  const show = (text: string) => {
    if (!spinner.isSpinning) spinner.start();
    spinner.text = text;
  };
  return { show, stop: () => void (spinner.isSpinning && spinner.stop()) };
}
