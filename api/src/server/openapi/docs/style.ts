export const style = `
:root { font: 16px/1.7 system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif; color: #1c2430; background: #f3f5f8; scroll-padding-top: 16px; --line: #d5dce5; --blue: #1a4b8c; --soft: #566173 }
* { box-sizing: border-box } body { margin: 0 } [hidden] { display: none !important }
a { color: var(--blue) } :focus-visible { outline: 3px solid #1a4b8c; outline-offset: 2px }
header, main { padding: 24px 16px; min-width: 0 } h1 { font-size: 24px; line-height: 1.4; margin: 0 0 8px } h2 { font-size: 20px; margin: 40px 0 4px } h3 { font-size: 16px; margin: 0; overflow-wrap: anywhere } h3 a { color: inherit; text-decoration: none } h4 { font-size: 14px; margin: 16px 0 4px }
p { margin: 6px 0 } code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px } p code, td code { background: #eef1f5; border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere } p a code { background: none }
article { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 12px 0 } article:target { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue) }
.method { display: inline-block; min-width: 4.2em; text-align: center; font-size: 13px; font-weight: 700; color: #fff; background: #1a4b8c; border-radius: 6px; padding: 1px 8px; margin-right: 6px } .post { background: #1d6b46 } .put { background: #8a4b08 } .delete { background: #a3262a }
.summary { font-weight: 600 } .marks { color: var(--soft); font-size: 13px } .marks span { margin-left: 12px } .nothing { color: var(--soft) }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: 14px; width: 100% } th { text-align: left; color: var(--soft); font-weight: 600 } th, td { border-bottom: 1px solid #e6eaf0; padding: 5px 12px 5px 0; vertical-align: top } th:first-child { width: 34%; min-width: 10em } th:nth-child(2) { width: 26% } small { color: var(--soft); font-size: 13px; overflow-wrap: anywhere }
pre { background: #17202c; color: #eef3f9; border-radius: 8px; padding: 12px; overflow-x: auto; margin: 4px 0 8px; line-height: 1.5 } details { margin-top: 10px } summary { cursor: pointer; color: var(--blue); font-size: 14px; font-weight: 600; padding: 4px 0 }
nav { padding: 0 16px } nav h2 { font-size: 14px; margin: 16px 0 2px } nav ul { list-style: none; margin: 0; padding: 0 } nav li a { display: block; padding: 3px 0; font-size: 14px; text-decoration: none; overflow-wrap: anywhere } nav li a:hover { text-decoration: underline }
.search { padding: 0 16px } .search label { display: block; font-size: 14px; font-weight: 600 } .search input { width: 100%; font: inherit; padding: 8px 12px; border: 1px solid #8592a3; border-radius: 8px; background: #fff } #found { min-height: 1.7em; font-size: 13px; color: var(--soft) }
@media (max-width: 999px) {
  nav { display: flex; flex-wrap: wrap; gap: 0 20px } nav ul { display: none } nav h2 { margin: 4px 0 }
}
@media (max-width: 600px) { table { min-width: 520px } }
@media (min-width: 1000px) {
  body { display: grid; grid-template-columns: 300px minmax(0, 1fr); max-width: 1280px; margin: 0 auto } header { grid-column: 1 / 3 }
  .side { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 16px 0 32px } main { padding-top: 0 }
}
`
