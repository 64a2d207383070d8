/** After a refused submit the keyboard continues at the first field that is wrong. */
export function focusFirstInvalid(form: HTMLElement): void {
  // The messages appear with the next render.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
