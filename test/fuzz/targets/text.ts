import { codeSpan, htmlText, plain, prose, table } from "../../../src/action/show/markdown.ts";
import { decodeText } from "../../../src/model/account/decoded-text.ts";
import { createRedactor } from "../../../src/model/account/redact.ts";
import { visible, visibleJson, visibleLines } from "../../../src/model/text/visible-text.ts";
import { type FuzzTarget, holds } from "../target.ts";

const secret = "Marked/Secret+01=";
const redact = createRedactor([secret]);
const command = /::|##\[/;

export const textTargets: readonly FuzzTarget[] = [
  {
    name: "visible",
    law: "no text moves the cursor, hides itself, or is a command of the runner; JSON stays the same value",
    seeds: ["\u001b[31mred\r::set-output::", "a\u202eb ##[group]", ":::::\n##[[##[", "\u{e0041}\ufeff"],
    run: (bytes) => {
      for (const text of [bytes.toString(), bytes.toString("utf16le")]) {
        holds(!/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(visible(text)) && !command.test(visible(text)), "visible");
        holds(!command.test(visibleLines(text)) && !/\r/.test(visibleLines(text)), "visible in lines");
        const json = visibleJson({ [text]: text }, 0);
        holds(!command.test(json) && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(json), "visible in JSON");
        holds((JSON.parse(json) as Record<string, string>)[text] === text, "the same value");
      }
    },
  },
  {
    name: "markdown",
    law: "no text becomes a link, a mention, an image, HTML or a cell of its own in a summary",
    seeds: ["`a``b` [x](http://y) @me #1", '<img src=x> "q`u" |\\|', "$x$ GH-1 www.a.b\n# h"],
    run: (bytes) => {
      const text = bytes.toString();
      const span = codeSpan(text);
      const fence = /^`+/.exec(span)?.[0] ?? "";
      holds(fence !== "" && span.endsWith(fence) && !span.includes("\n"), "a code span is one");
      const inner = span.slice(fence.length, -fence.length);
      holds(
        ![...inner.matchAll(/`+/g)].some(([run]) => run === fence) && !/^`|`$/.test(inner),
        "nothing ends a code span early",
      );
      const outside = plain(visible(text)).replaceAll("<span>$</span>", "").replaceAll(/\\./g, "·");
      holds(!/[<>`*_[\]]|@(?!\u200b)|:\/\//.test(outside), `no sign keeps its meaning: ${JSON.stringify(outside)}`);
      holds(!/[<>"\n]/.test(htmlText(text)), "no HTML in HTML");
      const [, , row = ""] = table("ll", ["a", "b"], [[codeSpan(text), prose(text)]]).split("\n");
      holds((row.replaceAll("\\|", "").match(/\|/g) ?? []).length === 3, `a row has its own cells only: ${row}`);
    },
  },
  {
    name: "redact",
    law: "a secret is in no text, nor where its escapes are read up to three times",
    seeds: [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret),
      "&#77;arked/Secret+01=",
      "%4darked\\u002fSecret+01\u200b=",
      Buffer.from(secret).toString("base64"),
    ],
    run: (bytes) => {
      let shown: string | undefined = redact(bytes.toString());
      for (let layer = 0; layer <= 3 && shown !== undefined; layer += 1) {
        holds(
          !shown.toLowerCase().includes(secret.toLowerCase()),
          `hidden in layer ${layer}: ${JSON.stringify(shown)}`,
        );
        shown = decodeText(shown)?.text;
      }
    },
  },
];
