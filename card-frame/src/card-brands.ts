import {
  acceptedBrandNames as names,
  brandTable,
  isAcceptedCardBrand,
  type AcceptedCardBrand,
  type CardBrand as BrandCode,
} from '@invoice-card/contracts/card-brands'
import creditCardType from 'credit-card-type'

type CardType = ReturnType<typeof creditCardType.getTypeInfo>

/** Our code of each brand, by the name that the package gives its type; its other types are none of ours. */
const codes = {
  jcb: 'JCB',
  visa: 'VISA',
  mastercard: 'MASTER',
  'american-express': 'AMEX',
  'diners-club': 'DINERS',
} as const satisfies Record<string, BrandCode>
type TypeName = keyof typeof codes

for (const type of Object.values(creditCardType.types)) if (!(type in codes)) creditCardType.removeCard(type)
// The one prefix of docs/product.md#formats; the package knows more.
for (const [type, code] of Object.entries(codes))
  creditCardType.updateCard(type, { patterns: [brandTable[code].prefix] })

/** What the package knows of a card by its first digits, under this product's name for its brand. */
export interface CardBrand extends Pick<CardType, 'niceType' | 'gaps' | 'lengths' | 'code'> {
  readonly brand: BrandCode
}

// Only the types named above are left.
const toBrand = ({ type, niceType, gaps, lengths, code }: CardType): CardBrand => ({
  brand: codes[type as TypeName],
  niceType,
  gaps,
  lengths,
  code,
})

/** The accepted brands for texts: 「JCBまたはVisa」. */
export const acceptedBrandNames = names.join('または')

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

export type AcceptedBrand = CardBrand & { readonly brand: AcceptedCardBrand }

export function isAccepted(brand: CardBrand): brand is AcceptedBrand {
  return isAcceptedCardBrand(brand.brand)
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
