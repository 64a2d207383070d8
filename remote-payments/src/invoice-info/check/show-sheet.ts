/** Of the button that unfolds the invoice. */
export const sheetToggleId = 'invoiceSheet'

let left: { readonly opener: HTMLElement; readonly top: number } | null = null

/** Unfolds the invoice, which lies below the form where there is one column, and goes there. */
export function showSheet({ currentTarget: opener }: { readonly currentTarget: HTMLElement }): void {
  const toggle = document.getElementById(sheetToggleId)
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
  left = { opener, top: scrollY }
  toggle?.focus({ preventScroll: true })
  toggle?.scrollIntoView({ block: 'start' })
}

/** Leads back from the invoice that is folded away to where `showSheet` was called, while that is still there. */
export function leaveSheet(): void {
  const place = left
  left = null
  if (!place?.opener.isConnected) return
  place.opener.focus({ preventScroll: true })
  scrollTo({ top: place.top })
}
