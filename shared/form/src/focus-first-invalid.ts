const summary = '[data-error-summary]'

/** After a rejected submit: the error summary takes the focus where the form has one, else the first invalid control. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  if (form === null || form.querySelector(summary)) return
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
