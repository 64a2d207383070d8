/** Brand codes of the product (docs/product.md#users-and-card-brands). */
export const cardBrands = ['JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS'] as const
export type CardBrand = (typeof cardBrands)[number]

/** Brands that a payment may be made with (docs/product.md#users-and-card-brands). */
export const acceptedCardBrands: readonly CardBrand[] = ['JCB', 'VISA']

export const isAcceptedCardBrand = (brand: CardBrand): boolean => acceptedCardBrands.includes(brand)
