import { digitsOf } from '../text/digits.ts'

/**
 * A postal code as its digits alone, from any width, with or without its mark and hyphen.
 * @example postalDigits('〒１００－0001') // '1000001'
 */
export const postalDigits = (text: string): string => digitsOf(text).replace(/^〒/, '')

/**
 * Postal code as shown on paper (docs/product.md#formats): the mark, three digits, a hyphen, four digits.
 * @example displayPostalCode('1000001') // '〒100-0001'
 */
export const displayPostalCode = (postalCode: string): string => `〒${postalCode.slice(0, 3)}-${postalCode.slice(3, 7)}`

/** An address as far as a postal code knows it. */
interface PostalArea {
  readonly address_state: string
  readonly address_city: string
  readonly address_street: string
}

/**
 * What the addresses of one postal code have in common: from the prefecture down to where they differ, empty below it.
 * A code can stand for several towns, also of several cities or prefectures. Undefined where there is no address.
 */
export function commonAddress([first, ...others]: readonly PostalArea[]): PostalArea | undefined {
  if (first === undefined) return undefined
  let isCommon = true
  const common = (part: keyof PostalArea): string => {
    isCommon &&= others.every(other => other[part] === first[part])
    return isCommon ? first[part] : ''
  }
  return {
    address_state: common('address_state'),
    address_city: common('address_city'),
    address_street: common('address_street'),
  }
}
