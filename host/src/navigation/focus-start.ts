/**
 * Moves the focus to where the new screen starts, so that keyboard and screen reader continue there: its `h1`, or the
 * first empty field of a form that is marked `data-starts-here`, where the user types without looking for the field.
 * While the screen is still loading its data the focus waits in `main`, and while the drawer that led here is still
 * closing it waits for that. A heading that stood there only until the data came hands the focus on, however long that
 * takes, unless the user has gone on to a control. Returns the function that stops waiting.
 */
export function focusStart(): () => void {
  const observer = new MutationObserver(() => {
    if (isWaiting()) focusFirst()
  })
  const onFocus = () => {
    if (!isWaiting()) stop()
  }
  function stop() {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', stop)
  }
  focusFirst()
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', stop)
  return stop
}

/**
 * The first empty field of the form that the screen starts with, or its first one; the first one also where it is
 * marked `data-starts-here="first"`. Nothing where a screen starts with its heading.
 */
export function focusStartField(): boolean {
  const start = document.querySelector<HTMLElement>('main [data-starts-here]')
  const fields = [...(start?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
  const empty = start?.dataset['startsHere'] === 'first' ? undefined : fields.find(({ value }) => value === '')
  const field = empty ?? fields[0]
  field?.focus({ preventScroll: true })
  return field !== undefined && document.activeElement === field
}

const heading = 'main h1'

function focusFirst(): void {
  if (!focusStartField() && !focus(heading)) focus('main')
}

/** Whether the focus is still where the navigation has put it, or was lost with what had it. */
function isWaiting(): boolean {
  const { activeElement } = document
  return (
    activeElement === document.body ||
    activeElement?.localName === 'main' ||
    activeElement?.matches(heading) === true ||
    activeElement?.closest('dialog') != null
  )
}

/** False where there is no such element, and where a modal dialog holds the focus. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return false
  if (document.activeElement === element) return true
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
