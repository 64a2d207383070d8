import { receiptDisplayNumber } from '@invoice-card/domain'
import type { Config } from '../../platform/config/public.ts'
import type { ReceiptContent } from '../../platform/database/public.ts'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'
import { fileNamePart } from '@invoice-card/domain'

const linkMs = 5 * 60_000

// File systems take 255 bytes of UTF-8; four each at most.
const maxPayeeLength = 40

/**
 * The name of a receipt's file, e.g. 「領収書_20261129_株式会社山陰水産_R-00000002.pdf」: files lie in the order of their days,
 * and the number keeps them apart. One of a fee that was given back says so before it is opened.
 */
export function receiptFileName({ number, refunded_on, content }: NamedReceipt): string {
  const { transaction_date, supplier_name } = content
  const payee = [...fileNamePart(supplier_name)].slice(0, maxPayeeLength).join('')
  return [
    '領収書',
    transaction_date.replaceAll('-', ''),
    payee,
    ...(refunded_on === null ? [] : ['返金済み']),
    `${receiptDisplayNumber(number)}.pdf`,
  ].join('_')
}

interface NamedReceipt {
  readonly number: number
  readonly refunded_on: string | null
  readonly content: Pick<ReceiptContent, 'transaction_date' | 'supplier_name'>
}

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
