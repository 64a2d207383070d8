import { findBrand, hasBrandLength, hasValidCheckDigit, isAccepted, isUnknownBrand } from '../card-brands.ts'
import { expiryMonths, monthsInJapan } from '../card-expiry.ts'
import { hasNameLength, isLatinName } from '../cardholder-name.ts'
import { messages } from './messages.ts'
import { digitsOf } from './typed-text.ts'

export type FieldName = 'number' | 'expire' | 'code' | 'name'
export type CardInput = Record<FieldName, string>

const longestCardLifeMonths = 20 * 12

/** What is wrong with a field as it stands, or `undefined`. The token endpoint applies the same rules again. */
export const rules: Record<FieldName, (input: CardInput, now: Date) => string | undefined> = {
  number({ number: value }) {
    const digits = digitsOf(value)
    const brand = findBrand(digits)
    if (!digits) return messages.number.required
    if (brandProblemOf(value)) return brandProblemOf(value)
    if (!brand || !hasBrandLength(brand, digits)) return messages.number.length
    if (!hasValidCheckDigit(digits)) return messages.number.checkDigit
  },
  expire({ expire: value }, now) {
    const months = expiryMonths(value) ?? Infinity
    const monthsLeft = months - monthsInJapan(now)
    if (!value) return messages.expire.required
    if (!/^\d\d\/\d\d$/.test(value)) return messages.expire.format
    if (monthsLeft > longestCardLifeMonths) return messages.expire.wrong
    if (monthsLeft < 0) return messages.expire.past
  },
  code({ code: value, number }) {
    const { size } = codeOf(number)
    if (!value) return messages.code.required
    if (value.length !== size) return messages.code.length(size)
  },
  name({ name: value }) {
    if (!value) return messages.name.required
    if (!isLatinName(value)) return messages.name.latin
    if (!hasNameLength(value)) return messages.name.length
  },
}

// Every accepted brand has it; which one it is does not show before the first digits.
const anyCode = { name: 'CVV', size: 3 }

/** The security code of the brand whose number is typed. */
export const codeOf = (number: string) => findBrand(digitsOf(number))?.code ?? anyCode

/** A card that can't be used is reported at once, while its number is still being typed. */
export function brandProblemOf(number: string): string | undefined {
  const digits = digitsOf(number)
  const brand = findBrand(digits)
  if (brand && !isAccepted(brand)) return messages.number.brand(brand.niceType)
  if (digits && isUnknownBrand(digits)) return messages.number.unknownBrand
}
