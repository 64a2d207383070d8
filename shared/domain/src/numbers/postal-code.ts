/**
 * Postal code as shown on paper (docs/product.md#formats): the mark, three digits, a hyphen, four digits.
 * @example displayPostalCode('1000001') // '〒100-0001'
 */
export const displayPostalCode = (postalCode: string): string => `〒${postalCode.slice(0, 3)}-${postalCode.slice(3, 7)}`
