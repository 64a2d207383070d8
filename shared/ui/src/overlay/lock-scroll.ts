/**
 * Stops the page behind a dialog from scrolling. The width of its scroll bar stays free, so that nothing moves. The
 * returned function undoes it.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflowY: style.overflowY, paddingInlineEnd: style.paddingInlineEnd }
  style.overflowY = 'hidden'
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`
  return () => Object.assign(style, before)
}
