/**
 * Shows that the page is coming from its first bytes on, until something stands in its root. As a constructed style
 * sheet, since the policy allows no text in a style element.
 */
export function firstPaint({ rules }: typeof firstPaintSettings): void {
  // To set it where it is not would have an older browser pass for one that has it (old-browser.ts).
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** The ring that the host draws when it starts (`StartingUp`), in the same place and colour, on the same ground. */
export const firstPaintSettings = {
  rules: [
    '#root:empty{position:fixed;inset:0;background:#f6f4f1}',
    '#root:empty:after{content:"";position:fixed;top:30vh;left:50%;margin:-1.25rem;padding:1.1rem;border:.15rem solid #0b5563;border-right-color:#0000;border-radius:50%}',
    '@media(prefers-reduced-motion:no-preference){#root:empty:after{animation:w .8s linear infinite}}@keyframes w{to{rotate:1turn}}',
  ].join(''),
}
