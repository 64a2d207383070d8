/**
 * Marks a place that does not lose the focus: when the control that has it goes away, with a row that was deleted or a
 * question that was answered, `selector` finds in the place, or else on the page, what takes it; without one that is
 * the place itself. Only for places near by or left for good: where somebody goes on filling in a form, the browser
 * continues from the gap by itself.
 *
 *     <ul {...focusHome()} aria-label="Files">…</ul>
 */
export const focusHome = (selector = '') => ({ [attribute]: selector })

const attribute = 'data-focus-home'

/** Gives a focus that was lost with its control to the nearest home. Returns the function that stops it. */
export function restoreLostFocus(): () => void {
  let path: readonly Element[] = []
  // A dialog gives the focus back to what opened it: where that is gone too, its place counts.
  const isInPage = (target: EventTarget | null): target is Element =>
    target instanceof Element && !target.closest('dialog')
  const remember = ({ target }: FocusEvent) => {
    if (isInPage(target)) path = pathOf(target)
  }
  // Pressing beside the controls gives the focus up: it is not lost when the control goes later.
  const unmark = ({ target }: PointerEvent) => {
    if (isInPage(target) && !path[0]?.contains(target)) path = []
  }
  const observer = new MutationObserver(() => {
    const [last] = path
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return
    // A dialog on its way out has given the focus up and still blocks it from the page: its removal comes here again.
    if (document.querySelector('dialog[open]')) return
    const place = path.find(element => element.isConnected)?.closest(`[${attribute}]`)
    path = []
    if (place) take(place)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', unmark)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', unmark)
    observer.disconnect()
  }
}

/** An element and all that it stands in. */
function pathOf(element: Element): Element[] {
  const path: Element[] = []
  for (let next: Element | null = element; next !== null; next = next.parentElement) path.push(next)
  return path
}

function take(place: Element): void {
  const selector = place.getAttribute(attribute)
  const home = selector
    ? (place.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))
    : place
  if (!(home instanceof HTMLElement)) return
  if (home.tabIndex < 0) home.tabIndex = -1
  home.focus({ preventScroll: place.contains(home) })
}
