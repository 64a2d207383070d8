/** What 3-D Secure takes as a name: Latin letters with the marks that stand in names, 2 to 45 characters. */
export const cardholderNameLength = { min: 2, max: 45 } as const

export function isLatinName(name: string): boolean {
  return /^[A-Za-z][A-Za-z .,'/-]*$/.test(name)
}

export function hasNameLength(name: string): boolean {
  return name.length >= cardholderNameLength.min && name.length <= cardholderNameLength.max
}
