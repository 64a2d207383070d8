/**
 * The field that a control is of: of a group of radios only the name is the field's; a button names the one it opens.
 */
export const fieldOf = (control: HTMLElement): string =>
  control.dataset['field'] || control.id || (control instanceof HTMLInputElement ? control.name : '')
