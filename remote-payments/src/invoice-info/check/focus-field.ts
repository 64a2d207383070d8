/**
 * Gives the control of a field the focus, with its text selected; of a group its chosen or first radio; where its value
 * stands, what opens it.
 */
export function focusField(path: string): void {
  const element = document.getElementById(path) ?? document.querySelector<HTMLElement>(`[data-field="${path}"]`)
  const control =
    element instanceof HTMLFieldSetElement
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input') ?? element)
      : element
  control?.focus()
  if (control instanceof HTMLInputElement && control.type === 'text') control.select()
}
