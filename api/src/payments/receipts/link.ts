import { receiptDisplayNumber } from '@invoice-card/domain'
import type { Config } from '../../platform/config/public.ts'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'

const linkMs = 5 * 60_000

export const receiptFileName = (number: number): string => `領収書_${receiptDisplayNumber(number)}.pdf`

type Secrets = Pick<Config, 'signingSecrets'>

interface Link {
  readonly number: number
  /** Who asked; the link ends with that session. */
  readonly session_id: string
}

const signed = ({ number, session_id }: Link, expires: number): string => `receipt ${number} ${session_id} ${expires}`

/** A link that opens one receipt for five minutes, without sign-in, while the session that asked lives. */
export const signReceiptLink = ({ signingSecrets }: Secrets, link: Link, now: Date) => {
  const expires = now.getTime() + linkMs
  const query = new URLSearchParams({
    session: link.session_id,
    expires: String(expires),
    signature: signText(signingSecrets, signed(link, expires)),
  })
  return { download_url: `/api/v1/receipts/${link.number}?${query}`, expires_at: new Date(expires).toISOString() }
}

export const isReceiptLinkValid = (
  { signingSecrets }: Secrets,
  link: Link,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean => Number(expires) > now.getTime() && isSignatureOf(signingSecrets, signed(link, Number(expires)), signature)
