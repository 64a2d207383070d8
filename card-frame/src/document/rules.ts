import { findBrand, hasBrandLength, hasValidCheckDigit, isAccepted, isUnknownBrand, securityCodeLength } from '../card-brands.ts'
import { expiryMonths, monthsInJapan } from '../card-expiry.ts'
import { hasNameLength, isLatinName } from '../cardholder-name.ts'
import { messages } from './messages.ts'
import { digitsOf } from './typed-text.ts'

export type FieldName = 'number' | 'expire' | 'code' | 'name'
export type CardInput = Record<FieldName, string>

const longestCardLifeMonths = 20 * 12

/** What is wrong with a field as it stands, or `undefined`. The token endpoint applies the same rules again. */
export const rules: Record<FieldName, (value: string, now: Date) => string | undefined> = {
  number(value) {
    const digits = digitsOf(value)
    const brand = findBrand(digits)
    if (!digits) return messages.number.required
    if (brandProblemOf(value)) return brandProblemOf(value)
    if (!brand || !hasBrandLength(brand, digits)) return messages.number.length
    if (!hasValidCheckDigit(digits)) return messages.number.checkDigit
  },
  expire(value, now) {
    const months = expiryMonths(value) ?? Infinity
    const monthsLeft = months - monthsInJapan(now)
    if (!value) return messages.expire.required
    if (!/^\d\d\/\d\d$/.test(value)) return messages.expire.format
    if (monthsLeft > longestCardLifeMonths) return messages.expire.wrong
    if (monthsLeft < 0) return messages.expire.past
  },
  code(value) {
    if (!value) return messages.code.required
    if (value.length !== securityCodeLength) return messages.code.length
  },
  name(value) {
    if (!value) return messages.name.required
    if (!isLatinName(value)) return messages.name.latin
    if (!hasNameLength(value)) return messages.name.length
  },
}

/** A card that can't be used is told at once, while its number is still being typed. */
export function brandProblemOf(number: string): string | undefined {
  const digits = digitsOf(number)
  const brand = findBrand(digits)
  if (brand && !isAccepted(brand)) return messages.number.brand(brand.label)
  if (digits && isUnknownBrand(digits)) return messages.number.unknownBrand
}
