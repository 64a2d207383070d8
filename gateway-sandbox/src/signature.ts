import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Merchant = { ccid: string; secret: string }

/** The hash on requests and on the return from authentication: sha256hex(ccid + text + secret). */
export function authHash(merchant: Merchant, text: string): string {
  return createHash('sha256')
    .update(merchant.ccid + text + merchant.secret, 'utf8')
    .digest('hex')
}

/** The `content-hmac` header of a push. */
export function contentHmac(merchant: Merchant, body: string): string {
  return `h=HmacSHA256;s=${merchant.ccid};v=${createHmac('sha256', merchant.secret).update(body, 'utf8').digest('hex')}`
}

export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
