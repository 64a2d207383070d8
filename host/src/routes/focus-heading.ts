/** Milliseconds that a screen has to show its heading. */
const patienceMs = 3000

/**
 * Moves the focus to the new screen's `h1`, so that keyboard and screen reader continue at its start; while the screen is still loading
 * its data the focus waits in `main`, and while the drawer that led here is still closing it waits for that. Returns the function that
 * stops waiting.
 */
export function focusHeading(): () => void {
  if (focus('main h1')) return () => {}
  focus('main')
  const observer = new MutationObserver(() => {
    // Whoever has gone on to a control meanwhile stays there.
    if (!isWaiting() || focus('main h1')) stop()
    else focus('main')
  })
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

function isWaiting(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.localName === 'main' || activeElement?.closest('dialog') != null
}

/** False where there is no such element, and where a modal dialog keeps the focus. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return false
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
