/** The field that a control is of: of a group of radios only the name is the field's. */
export const fieldOf = (control: HTMLElement): string =>
  control.id || (control instanceof HTMLInputElement ? control.name : '')
