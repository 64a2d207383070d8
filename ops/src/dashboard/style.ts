/** As calm as the product, from the machine's own fonts. */
export const style = `
:root { color-scheme: light; --ink: #1b1c1a; --quiet: #5d5e57; --line: #dcdcd4; --accent: #0b5563; --wrong: #a4262c; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f3ef; color: var(--ink); font: 14px/1.6 system-ui, "Noto Sans CJK JP", sans-serif; }
header { display: flex; gap: 24px; align-items: baseline; padding: 12px 24px; background: #fff; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 18px; color: var(--accent); }
h2 { margin: 0 0 8px; font-size: 16px; }
nav a { color: var(--accent); }
nav > * { margin-inline-end: 12px; }
main { max-width: 1200px; margin: 0 auto; padding: 24px; display: grid; gap: 16px; }
section { min-width: 0; padding: 16px 20px; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
p { margin: 0 0 8px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 16px 6px 0; text-align: start; vertical-align: top; border-top: 1px solid var(--line); white-space: nowrap; }
td { overflow-wrap: anywhere; }
td:not(.number):nth-child(4) { white-space: normal; }
th { color: var(--quiet); font-weight: 500; border-top: 0; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
small { color: var(--quiet); }
code { font: 13px ui-monospace, monospace; }
.wrong { color: var(--wrong); }
.right { color: var(--accent); }
`
