/**
 * Moves the focus to the new screen's `h1`, so that keyboard and screen reader continue at its start; while the screen is still loading
 * its data the focus waits in `main`, and while the drawer that led here is still closing it waits for that. A heading that stood there
 * only until the data came hands the focus to the one in its place, however long that takes, unless the user has gone on to a control.
 * Returns the function that stops waiting.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (isWaiting()) focusStart()
  })
  const onFocus = () => { if (!isWaiting()) stop() }
  function stop() {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', stop)
  }
  focusStart()
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', stop)
  return stop
}

const heading = 'main h1'

function focusStart(): void {
  if (!focus(heading)) focus('main')
}

/** Whether the focus is still where the navigation has put it, or was lost with what had it. */
function isWaiting(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.localName === 'main' || activeElement?.matches(heading) === true || activeElement?.closest('dialog') != null
}

/** False where there is no such element, and where a modal dialog keeps the focus. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return false
  if (document.activeElement === element) return true
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
