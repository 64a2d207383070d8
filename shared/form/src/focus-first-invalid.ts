const summary = '[data-error-summary]'

/**
 * After a rejected submit: the error summary takes the focus where the form has one, else the first invalid control.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const target = form?.querySelector<HTMLElement>(summary) ?? form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (target) return target.focus()
  // A refusal about no field: read out by itself, but above what the user was reading.
  form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
}
