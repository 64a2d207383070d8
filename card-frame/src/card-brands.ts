const inFours = [4, 8, 12] as const

/**
 * The brands this product names (SPEC §4 and §9), with the figures of the package credit-card-type; a test compares the two.
 * The package itself is larger than the whole card document may be. What is only needed to charge a card stands at the accepted ones alone.
 */
export const cardBrands = [
  { brand: 'JCB', label: 'JCB', prefixes: ['35'], gaps: inFours, lengths: [16, 17, 18, 19] },
  { brand: 'VISA', label: 'Visa', prefixes: ['4'], gaps: inFours, lengths: [16, 18, 19] },
  { brand: 'MASTER', label: 'Mastercard', prefixes: ['5'], gaps: inFours },
  { brand: 'AMEX', label: 'American Express', prefixes: ['37', '34'], gaps: [4, 10] },
  { brand: 'DINERS', label: 'Diners Club', prefixes: ['36', '30', '38', '39'], gaps: [4, 10] },
] as const

export type CardBrand = (typeof cardBrands)[number]
export type AcceptedBrand = Extract<CardBrand, { lengths: readonly number[] }>

export function isAccepted(brand: CardBrand): brand is AcceptedBrand {
  return 'lengths' in brand
}

/** Of the brands we accept. */
export const securityCodeLength = 3
export const longestCardNumber = 19

export function findBrand(digits: string): CardBrand | undefined {
  return cardBrands.find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)))
}

/** However it goes on, no brand of ours begins like this. */
export function isUnknownBrand(digits: string): boolean {
  return !cardBrands.some(({ prefixes }) => prefixes.some((prefix) => prefix.startsWith(digits) || digits.startsWith(prefix)))
}

export function hasBrandLength(brand: CardBrand, digits: string): boolean {
  return isAccepted(brand) && brand.lengths.some((length) => length === digits.length)
}

/** The check digit of ISO/IEC 7812-1, Annex B. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}
