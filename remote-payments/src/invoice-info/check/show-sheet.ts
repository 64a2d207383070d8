/** Of the button that unfolds the invoice. */
export const sheetToggleId = 'invoiceSheet'

/** Unfolds the invoice, which lies below the form where there is one column, and goes there. */
export function showSheet(): void {
  const toggle = document.getElementById(sheetToggleId)
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
  toggle?.focus({ preventScroll: true })
  toggle?.scrollIntoView({ block: 'start' })
}
