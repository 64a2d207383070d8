/**
 * The card brands that the product names (docs/product.md#users-and-card-brands), by the code that the gateway uses
 * too: its name as its owner writes it, the one prefix of its numbers, and whether a payment may be made with it.
 * Schemas, rules of the server, the card document and texts derive from this table. It imports nothing, because the
 * card document carries it.
 */
export const brandTable = {
  JCB: { name: 'JCB', prefix: 35, isAccepted: true },
  VISA: { name: 'Visa', prefix: 4, isAccepted: true },
  MASTER: { name: 'Mastercard', prefix: 5, isAccepted: false },
  AMEX: { name: 'American Express', prefix: 37, isAccepted: false },
  DINERS: { name: 'Diners Club', prefix: 36, isAccepted: false },
} as const

/** Code of a brand of the table. */
export type CardBrand = keyof typeof brandTable
/** The brands of which `isAccepted` is true. */
export type AcceptedCardBrand = {
  [Brand in CardBrand]: (typeof brandTable)[Brand]['isAccepted'] extends true ? Brand : never
}[CardBrand]

/** Whether a payment may be made with it, and a card of it saved. */
export const isAcceptedCardBrand = (brand: CardBrand): brand is AcceptedCardBrand => brandTable[brand].isAccepted

/** Codes of the brands, in the order of the table. */
export const cardBrands = Object.keys(brandTable) as CardBrand[]
/** The codes that a payment takes, in the order in which texts name them. */
export const acceptedCardBrands: readonly AcceptedCardBrand[] = cardBrands.filter(isAcceptedCardBrand)
/** Their names for texts, in the same order. */
export const acceptedBrandNames: readonly string[] = acceptedCardBrands.map(brand => brandTable[brand].name)

const namesByCode: Readonly<Record<string, { readonly name: string } | undefined>> = brandTable

/** A brand as its owner writes it, 「Visa」. One that the table lacks stands as its code. */
export const brandNameOf = (brand: string): string => namesByCode[brand]?.name ?? brand

/** A card in texts, 「Visa 末尾1111」. */
export const cardLabel = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brandNameOf(brand)} 末尾${last4}`
