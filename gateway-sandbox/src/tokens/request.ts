import * as v from 'valibot'
import { findBrand, hasBrandLength, hasValidCheckDigit, isAccepted } from '@invoice-card/card-frame/card-brands'
import { expiryMonths, monthsInJapan } from '@invoice-card/card-frame/card-expiry'
import { hasNameLength, isLatinName } from '@invoice-card/card-frame/cardholder-name'

export const TokenRequest = v.object({
  token_api_key: v.string(),
  card_number: v.string(),
  card_expire: v.string(),
  security_code: v.string(),
  cardholder_name: v.string(),
  lang: v.optional(v.picklist(['ja', 'en']), 'ja'),
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

export const tokenRefusals = {
  invalid_request: 'リクエストの形式が正しくありません。',
  invalid_token_api_key: 'トークンAPIキーが正しくありません。',
  invalid_card_number: 'カード番号が正しくありません。',
  card_brand_not_accepted: 'このブランドのカードはご利用いただけません。',
  invalid_card_expire: '有効期限が正しくありません。',
  invalid_security_code: 'セキュリティコードが正しくありません。',
  invalid_cardholder_name: 'カード名義が正しくありません。',
} as const
export type TokenRefusal = keyof typeof tokenRefusals

/** The first thing wrong with a card, or `undefined` if it may become a token. */
export function refusalOf(request: TokenRequest, now: Date): TokenRefusal | undefined {
  const { card_number: digits, card_expire, security_code, cardholder_name } = request
  if (!/^\d+$/.test(digits) || !hasValidCheckDigit(digits)) return 'invalid_card_number'
  const brand = findBrand(digits)
  if (!brand || !isAccepted(brand)) return 'card_brand_not_accepted'
  if (!hasBrandLength(brand, digits)) return 'invalid_card_number'
  const months = expiryMonths(card_expire)
  if (months === undefined || months < monthsInJapan(now)) return 'invalid_card_expire'
  if (!/^\d+$/.test(security_code) || security_code.length !== brand.code.size) return 'invalid_security_code'
  if (!isLatinName(cardholder_name) || !hasNameLength(cardholder_name)) return 'invalid_cardholder_name'
}
