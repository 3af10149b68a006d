/** One style sheet for both pages: the reader's own font sizes, both colour schemes, one column on a phone. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --paper: #fff; --ink: #23221f; --quiet: #6d6a62; --line: #e2dfd6; --code: #faf9f5;
  --accent: #8a6300; --accent-ink: #fff; --good: #23703a; --good-ground: #e2f3e5; --bad: #b3261e; --bad-ground: #fbe6e3;
  --chip: #efece3; --comment: #71806b; --string: #2b6e34; --word: #7b3fa0; --digits: #a04b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --paper: #1f2125; --ink: #e7e5df; --quiet: #9c9a92; --line: #33363c; --code: #191b1e;
    --accent: #ffe56d; --accent-ink: #23221f; --good: #7fd394; --good-ground: #1d3524; --bad: #ff9b91; --bad-ground: #45221f;
    --chip: #2e3137; --comment: #86937f; --string: #9bd08f; --word: #cfa5ee; --digits: #f0b070;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; max-width: 84rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
h3 { font-size: .9rem; margin: .75rem 0 .35rem; color: var(--quiet); font-weight: 600; }
p { margin: 0 0 .6rem; }
code, pre, .path, .module { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
code { overflow-wrap: anywhere; }
a { color: var(--accent); }
.quiet { color: var(--quiet); font-size: .86em; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: end; margin-bottom: 1.25rem; }
.top p { margin: .3rem 0 0; color: var(--quiet); }
.top b, .top code { color: var(--ink); }
.address { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; min-width: 0; }
.column { display: grid; gap: 1rem; min-width: 0; }
.wide { grid-column: 1 / -1; }
.narrow main { display: block; max-width: 26rem; margin: 0 auto; }
.narrow h1 { margin-bottom: .75rem; }
.tabs { display: flex; gap: .4rem; margin-bottom: 1rem; }
button, input, select { font: inherit; font-size: .9rem; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: .5rem; padding: .35rem .7rem; }
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--accent); }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.tabs button[aria-current=true], #proceed:not(:disabled) { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.row label { font-size: .86em; color: var(--quiet); }
#token-scope { flex-basis: 100%; border: 0; padding: 0; }
#token-scope:not([hidden]) { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .3rem; }
#token-scope .quiet { grid-column: 1 / -1; }
#new-token { border-top: 1px solid var(--line); padding-top: .9rem; margin-top: .9rem; }
#new-fault input { flex: 1 1 14rem; min-width: 0; font-family: ui-monospace, monospace; font-size: .82rem; }
[hidden] { display: none !important; }
.shown-once { margin: .75rem 0 0; padding: .6rem .8rem; background: var(--good-ground); border-radius: .5rem; }
.chip { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem; line-height: 1.5rem; background: var(--chip); }
.chip.good { background: var(--good-ground); color: var(--good); }
.chip.bad { background: var(--bad-ground); color: var(--bad); margin-left: .5rem; }
.branch { border-top: 1px solid var(--line); padding: .5rem 0; }
.branch summary { cursor: pointer; }
.branch summary > * { margin-right: .5rem; }
.modules { list-style: none; margin: .4rem 0 .2rem; padding: 0 0 0 1rem; columns: 15rem; }
.modules li { display: flex; gap: .5rem; align-items: baseline; justify-content: space-between; break-inside: avoid; padding: .05rem 0; }
.module { border: 0; background: none; padding: .1rem .25rem; color: var(--accent); overflow-wrap: anywhere; text-align: left; }
.modules .quiet { white-space: nowrap; }
.module[aria-current=true] { background: var(--chip); }
.plain { list-style: none; margin: .75rem 0 0; padding: 0; font-family: ui-monospace, monospace; font-size: .8rem; overflow-wrap: anywhere; }
.source-title { margin-bottom: .5rem; overflow-wrap: anywhere; }
.listing { display: flex; background: var(--code); border: 1px solid var(--line); border-radius: .5rem; max-height: 34rem; overflow: auto; }
.listing pre, pre.listing { margin: 0; padding: .75rem; line-height: 1.55; tab-size: 2; font-size: .8rem; }
.numbers { position: sticky; left: 0; background: var(--code); color: var(--quiet); text-align: right; user-select: none; }
.comment { color: var(--comment); font-style: italic; } .string { color: var(--string); } .word { color: var(--word); }
.digits { color: var(--digits); }
.token + .token { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .9rem; }
.bars { display: grid; grid-template-columns: minmax(8rem, auto) minmax(4rem, 1fr) auto auto; gap: .4rem .75rem; margin: .25rem 0 .75rem; }
.bar { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; font-size: .82rem; }
.bar > span { overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; text-align: right; }
meter { width: 100%; height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-bar { height: .6rem; background: var(--chip); border: 0; border-radius: .3rem; }
meter::-webkit-meter-optimum-value { background: var(--good); } meter::-webkit-meter-suboptimum-value { background: var(--digits); }
meter::-webkit-meter-even-less-good-value { background: var(--bad); }
.scroll { overflow: auto; max-height: 30rem; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; }
th { text-align: left; font-weight: 600; color: var(--quiet); position: sticky; top: 0; background: var(--paper); }
th.number { text-align: right; }
th, td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
.path { overflow-wrap: anywhere; min-width: 12rem; }
td.bad { color: var(--bad); font-weight: 600; }
.console { list-style: none; margin: 0; padding: 0; max-height: 24rem; overflow: auto; }
.console:empty { display: none; }
.console li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .75rem; align-items: baseline; padding: .25rem .5rem;
  border-bottom: 1px solid var(--line); }
.console pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.console .result pre { color: var(--string); } .console .result pre::before { content: "→ "; }
.console .error { background: var(--bad-ground); } .console .error pre { color: var(--bad); }
.console .times { color: var(--quiet); font-size: .8rem; white-space: nowrap; }
.challenge canvas { display: block; width: 100%; max-width: 320px; border-radius: .5rem; cursor: crosshair; margin-bottom: .75rem; }
@media (max-width: 56rem) {
  main { grid-template-columns: minmax(0, 1fr); }
  .column { display: contents; }
  #tokens-section { order: 1; } #faults-section { order: 2; } .wide { order: 3; }
}
@media (max-width: 36rem) {
  section { padding: 1rem; }
  .bars { grid-template-columns: 1fr auto; }
  .bar { grid-template-columns: 1fr auto; gap: .1rem .75rem; }
  .bar meter { grid-column: 1 / -1; grid-row: 2; }
  .bar .quiet { grid-column: 1 / -1; }
  .scroll th:nth-child(4), .scroll td:nth-child(4) { display: none; }
  .path { min-width: 8rem; }
  th, td { padding-right: .5rem; }
}
`;
