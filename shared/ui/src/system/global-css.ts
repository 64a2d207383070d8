import { largeText } from './large-text.ts'

/**
 * Document-wide rules. Japanese text breaks at phrases, never before small kana, and where the browser can leaves no
 * word alone on its last line; headings are set tight (`palt`), figures in columns.
 */
export const globalCss = {
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg.canvas',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    lineBreak: 'strict',
    wordBreak: 'auto-phrase',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    scrollPaddingTop: '6rem',
    overflowY: 'scroll',
  },
  // The page reaches below the notch and the home indicator of a phone (`viewport-fit=cover`); what is read does not.
  body: {
    fontVariantNumeric: 'tabular-nums',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
  // The reset says break-word of every element, by which a long name without a space still counts with its whole
  // length, and pushes its row off the screen.
  'h1, h2, h3, h4, h5, h6, p, dd, blockquote': { overflowWrap: 'anywhere' },
  ':is(h1, h2, h3, h4, h5, h6) *': { overflowWrap: 'inherit' },
  'h1, h2, h3, h4': { fontFeatureSettings: '"palt"', textWrap: 'balance' },
  'input, textarea, select, output, table': { fontFeatureSettings: 'normal', fontVariantNumeric: 'tabular-nums' },
  'button, a, label, summary, select': { touchAction: 'manipulation' },
  'button, select, summary, [role=menuitem]': { cursor: 'pointer' },
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'accent.500', outlineOffset: '2px', borderRadius: 'xs' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'accent.100' },
  // Text twice as large on a phone: rather a word on two lines than a screen that is wider than the window.
  [largeText]: { '*, *::before, *::after': { overflowWrap: 'anywhere' } },
  // A dialog is printed alone: the page behind it would show through, and repeat it on each of its sheets.
  '@media print': {
    'body:has(dialog:modal)': { visibility: 'hidden', height: '100vh', overflow: 'hidden' },
    'dialog:modal': { visibility: 'visible' },
    // Nothing can be pressed on paper. A column's head and a pressed choice are facts, and so are tints of badges.
    html: { bg: 'white', overflow: 'visible', printColorAdjust: 'exact' },
    'nav:not([data-tabs]), button:not(th *, [aria-pressed]), [data-button], [data-action-bar]': {
      display: 'none !important',
    },
    'dl > *, li, tr, figure, img': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, *::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: of any length it would begin on every property of every element, and move the first paint.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** Motion that components name. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: 0 } },
  appear: { from: { opacity: 0, transform: 'var(--from)' } },
  pulse: { '50%': { opacity: 0.55 } },
  gone: { to: { visibility: 'hidden' as const } },
  held: { from: { '--below-loading': 'hidden' } },
  slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
}
