/**
 * Hides a mail address (docs/product.md#formats): first character, four stars, two characters from the at-sign onward,
 * three stars.
 * @example maskEmail('demo@example.co.jp') // 'd****@e***'
 */
export const maskEmail = (address: string): string => {
  const at = address.indexOf('@')
  const domain = at === -1 ? '' : address.slice(at, at + 2)
  return `${address.slice(0, 1)}****${domain}***`
}
