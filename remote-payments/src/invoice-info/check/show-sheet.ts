/** Of the button that unfolds the invoice. */
export const sheetToggleId = 'invoiceSheet'

/** Where the invoice was opened from, until `stop`. */
let left: { readonly opener: HTMLElement; readonly top: number; readonly stop: () => void } | null = null

/** Unfolds the invoice, which lies below the form where there is one column, and goes there. */
export function showSheet({ currentTarget: opener }: { readonly currentTarget: HTMLElement }): void {
  const toggle = document.getElementById(sheetToggleId)
  if (!toggle) return
  if (toggle.getAttribute('aria-expanded') === 'false') toggle.click()
  clearPlace()
  const top = scrollY
  toggle.focus({ preventScroll: true })
  toggle.scrollIntoView({ block: 'start' })
  left = { opener, top, stop: watchReturn(top, toggle) }
}

/** Who is back in the form by other ways would be thrown from what is done there. */
function watchReturn(top: number, toggle: HTMLElement): () => void {
  const onScroll = () => scrollY <= top && clearPlace()
  const onFocus = ({ target }: FocusEvent) => isAbove(target, toggle) && clearPlace()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('focusin', onFocus)
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('focusin', onFocus)
  }
}

const isAbove = (target: EventTarget | null, toggle: HTMLElement): boolean =>
  target instanceof Node && (toggle.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0

/** Nothing leads back any more. */
export function clearPlace(): void {
  left?.stop()
  left = null
}

/** Leads back from the invoice that is folded away to where `showSheet` was called, while that is still there. */
export function leaveSheet(): void {
  const place = left
  clearPlace()
  if (!place?.opener.isConnected) return
  place.opener.focus({ preventScroll: true })
  scrollTo({ top: place.top })
}
