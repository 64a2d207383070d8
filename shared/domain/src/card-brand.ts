/** Brand codes of the product (SPEC §1). */
export const cardBrands = ['JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS'] as const
export type CardBrand = typeof cardBrands[number]

/** Brands that a payment may be made with (SPEC §1). */
export const acceptedCardBrands: readonly CardBrand[] = ['JCB', 'VISA']

// Longer prefixes first: 35, 36 and 37 share their first digit.
const brandByPrefix: readonly (readonly [string, CardBrand])[] = [
  ['35', 'JCB'], ['37', 'AMEX'], ['36', 'DINERS'], ['4', 'VISA'], ['5', 'MASTER'],
]

/** Brand by the start of a card number, or null where it is not known (SPEC §5). Works on masked numbers too. */
export const cardBrandOf = (number: string): CardBrand | null =>
  brandByPrefix.find(([prefix]) => number.startsWith(prefix))?.[1] ?? null

export const isAcceptedCardBrand = (brand: CardBrand): boolean => acceptedCardBrands.includes(brand)

/** Whether a card with this `MM/YY` is past the last day of its month in Japan. */
export const isCardExpired = (expire: string, today: string): boolean => {
  const [month = '', year = ''] = expire.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}
