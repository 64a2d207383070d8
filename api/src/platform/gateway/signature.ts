import { createHash, createHmac } from 'node:crypto'

export interface Merchant {
  readonly ccid: string
  readonly secret: string
}

/** `authHash` of requests and of the return from authentication: sha256hex(ccid + text + secret). */
export const authHash = ({ ccid, secret }: Merchant, text: string): string =>
  createHash('sha256')
    .update(ccid + text + secret, 'utf8')
    .digest('hex')

/** The `content-hmac` header that a push of this body must carry. */
export const contentHmac = ({ ccid, secret }: Merchant, body: string): string =>
  `h=HmacSHA256;s=${ccid};v=${createHmac('sha256', secret).update(body, 'utf8').digest('hex')}`
