/** What 3-D Secure takes as a name: Latin letters with the marks that stand in names, 2 to 45 characters. */
export const shortestName = 2
export const longestName = 45

export function isLatinName(name: string): boolean {
  return /^[A-Za-z][A-Za-z .,'/-]*$/.test(name)
}

export function hasNameLength(name: string): boolean {
  return name.length >= shortestName && name.length <= longestName
}
