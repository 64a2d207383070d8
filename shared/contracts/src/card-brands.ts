/**
 * The card brands that the product names (docs/product.md#users-and-card-brands), by the code that the gateway uses
 * too: the one prefix of its numbers, and whether a payment may be made with it. Schemas, rules of the server, the card
 * document and texts derive from this table. It imports nothing, because the card document carries it.
 */
export const brandTable = {
  JCB: { prefix: 35, isAccepted: true },
  VISA: { prefix: 4, isAccepted: true },
  MASTER: { prefix: 5, isAccepted: false },
  AMEX: { prefix: 37, isAccepted: false },
  DINERS: { prefix: 36, isAccepted: false },
} as const

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
