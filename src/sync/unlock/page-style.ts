// Covered by test/browser/unlock.test.ts

/** Of one family with the emulator's pages: the reader's own font sizes, both colour schemes, one column. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --paper: #fff; --ink: #23221f; --quiet: #6d6a62; --line: #e2dfd6; --accent: #8a6300;
  --good: #23703a; --good-ground: #e2f3e5; --bad: #b3261e; --bad-ground: #fbe6e3; --chip: #efece3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --paper: #1f2125; --ink: #e7e5df; --quiet: #9c9a92; --line: #33363c; --accent: #ffe56d;
    --good: #7fd394; --good-ground: #1d3524; --bad: #ff9b91; --bad-ground: #45221f; --chip: #2e3137;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem; letter-spacing: -.01em; }
p { margin: 0 0 .6rem; }
a { color: var(--accent); }
b { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: min(34rem, 70vh); margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; }
.state { padding: .6rem .8rem; background: var(--chip); border-radius: .5rem; }
.state.good { background: var(--good-ground); color: var(--good); }
.state.bad { background: var(--bad-ground); color: var(--bad); }
.quiet { color: var(--quiet); font-size: .86em; margin: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
