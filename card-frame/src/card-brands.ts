/**
 * The brands this product names (SPEC §4 and §9), with the figures of the package credit-card-type; a test compares the two.
 * The package itself is twice the size the whole card document may have.
 */
export const cardBrands = [
  { brand: 'JCB', label: 'JCB', prefixes: ['35'], gaps: [4, 8, 12], lengths: [16, 17, 18, 19], securityCodeLength: 3, isAccepted: true },
  { brand: 'VISA', label: 'Visa', prefixes: ['4'], gaps: [4, 8, 12], lengths: [16, 18, 19], securityCodeLength: 3, isAccepted: true },
  { brand: 'MASTER', label: 'Mastercard', prefixes: ['5'], gaps: [4, 8, 12], lengths: [16], securityCodeLength: 3, isAccepted: false },
  { brand: 'AMEX', label: 'American Express', prefixes: ['37', '34'], gaps: [4, 10], lengths: [15], securityCodeLength: 4, isAccepted: false },
  { brand: 'DINERS', label: 'Diners Club', prefixes: ['36', '30', '38', '39'], gaps: [4, 10], lengths: [14, 16, 19], securityCodeLength: 3, isAccepted: false },
] as const

export type CardBrand = (typeof cardBrands)[number]

export function findBrand(digits: string): CardBrand | undefined {
  return cardBrands.find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)))
}

/** No card of ours begins with these digits, however it goes on. */
export function isForeignPrefix(digits: string): boolean {
  return !cardBrands.some(({ prefixes }) => prefixes.some((prefix) => prefix.startsWith(digits) || digits.startsWith(prefix)))
}

export function hasBrandLength(brand: CardBrand, digits: string): boolean {
  return brand.lengths.some((length) => length === digits.length)
}

/** The check digit of ISO/IEC 7812-1, Annex B. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}
