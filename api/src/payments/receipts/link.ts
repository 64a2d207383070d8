import { createHmac } from 'node:crypto'
import { receiptDisplayNumber } from '@invoice-card/domain'
import type { Config } from '../../platform/config/public.ts'
import { isSameText } from '../../platform/crypto/public.ts'

const linkMs = 5 * 60_000

export const receiptFileName = (number: number): string => `領収書_${receiptDisplayNumber(number)}.pdf`

const signatureOf = ({ signingSecret }: Pick<Config, 'signingSecret'>, number: number, expires: number): string =>
  createHmac('sha256', signingSecret).update(`receipt ${number} ${expires}`).digest('base64url')

/** A link that opens one receipt for five minutes, without sign-in. */
export const signReceiptLink = (config: Pick<Config, 'signingSecret'>, number: number, now: Date) => {
  const expires = now.getTime() + linkMs
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(config, number, expires) })
  return { download_url: `/api/v1/receipts/${number}?${query}`, expires_at: new Date(expires).toISOString() }
}

export const isReceiptLinkValid = (
  config: Pick<Config, 'signingSecret'>,
  number: number,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean => Number(expires) > now.getTime() && isSameText(signature, signatureOf(config, number, Number(expires)))
