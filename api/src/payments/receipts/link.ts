import { receiptDisplayNumber } from '@invoice-card/domain'
import type { Config } from '../../platform/config/public.ts'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'

const linkMs = 5 * 60_000

export const receiptFileName = (number: number): string => `領収書_${receiptDisplayNumber(number)}.pdf`

type Secrets = Pick<Config, 'signingSecrets'>

const signed = (number: number, expires: number): string => `receipt ${number} ${expires}`

/** A link that opens one receipt for five minutes, without sign-in. */
export const signReceiptLink = ({ signingSecrets }: Secrets, number: number, now: Date) => {
  const expires = now.getTime() + linkMs
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signText(signingSecrets, signed(number, expires)),
  })
  return { download_url: `/api/v1/receipts/${number}?${query}`, expires_at: new Date(expires).toISOString() }
}

export const isReceiptLinkValid = (
  { signingSecrets }: Secrets,
  number: number,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean =>
  Number(expires) > now.getTime() && isSignatureOf(signingSecrets, signed(number, Number(expires)), signature)
