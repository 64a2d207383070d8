import creditCardType from 'credit-card-type'

type CardType = ReturnType<typeof creditCardType.getTypeInfo>

/**
 * The brands this product names, each by the one prefix of docs/product.md#formats; the package's other prefixes and
 * types are none of ours.
 */
const brands = {
  jcb: { brand: 'JCB', prefix: 35, isAccepted: true },
  visa: { brand: 'VISA', prefix: 4, isAccepted: true },
  mastercard: { brand: 'MASTER', prefix: 5, isAccepted: false },
  'american-express': { brand: 'AMEX', prefix: 37, isAccepted: false },
  'diners-club': { brand: 'DINERS', prefix: 36, isAccepted: false },
} as const
type TypeName = keyof typeof brands

for (const type of Object.values(creditCardType.types)) if (!(type in brands)) creditCardType.removeCard(type)
for (const [type, { prefix }] of Object.entries(brands)) creditCardType.updateCard(type, { patterns: [prefix] })

/** What the package knows of a card by its first digits, under this product's name for its brand. */
export type CardBrand = (typeof brands)[TypeName] & Pick<CardType, 'niceType' | 'gaps' | 'lengths' | 'code'>

// Only the types named above are left.
const toBrand = ({ type, niceType, gaps, lengths, code }: CardType): CardBrand => ({
  ...brands[type as TypeName],
  niceType,
  gaps,
  lengths,
  code,
})

/** The longest number of any brand (ISO/IEC 7812-1). */
const longestCardNumber = 19

/** The brand of a number as soon as only one is left that begins like this. */
export function findBrand(digits: string): CardBrand | undefined {
  const [type, ...others] = digits ? creditCardType(digits) : []
  return type && others.length === 0 ? toBrand(type) : undefined
}

/** However it goes on, no brand of ours begins like this. */
export function isUnknownBrand(digits: string): boolean {
  return creditCardType(digits).length === 0
}

/** Digits of the longest number that may still be meant. */
export function longestNumber(digits: string): number {
  return Math.max(...(findBrand(digits)?.lengths ?? [longestCardNumber]))
}

export type AcceptedBrand = Extract<CardBrand, { isAccepted: true }>

export function isAccepted(brand: CardBrand): brand is AcceptedBrand {
  return brand.isAccepted
}

export function hasBrandLength(brand: CardBrand, digits: string): boolean {
  return brand.lengths.includes(digits.length)
}

/** The check digit of ISO/IEC 7812-1, Annex B. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}
