import type { CompanyVerification, VerificationLetter } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { type Db, inTransaction, lockCompany } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { type Addressee, loadAddressee } from './addressee.ts'
import {
  endLetter,
  findLastRequest,
  findOpenLetter,
  findVerifiedAt,
  insertLetter,
  type LetterRow,
  maxLetterAttempts,
} from './store.ts'

const day = 24 * 3_600_000
/** A letter is on its way for some days: only then is another one sent. */
const betweenLettersMs = 7 * day

/** How far the company's verification is, as its screen shows it. */
export async function verificationOf(db: Db, companyId: number, now: Date): Promise<CompanyVerification> {
  const verifiedAt = await findVerifiedAt(db, companyId)
  if (verifiedAt) return { verified_at: verifiedAt.toISOString(), letter: null, next_letter_from: null }
  const letter = await findOpenLetter(db, companyId)
  const next = await nextLetterFrom(db, companyId, now)
  return {
    verified_at: null,
    letter: letter ? shown(letter) : null,
    next_letter_from: next && next.toISOString(),
  }
}

const shown = (letter: LetterRow): VerificationLetter => ({
  recipient: letter.recipient,
  postal_code: letter.postal_code,
  address: letter.address,
  requested_at: letter.requested_at.toISOString(),
  printed_at: letter.printed_at && letter.printed_at.toISOString(),
  expires_at: letter.expires_at && letter.expires_at.toISOString(),
  remaining_attempts: maxLetterAttempts - letter.failed_attempts,
})

async function nextLetterFrom(db: Db, companyId: number, now: Date): Promise<Date | null> {
  const last = await findLastRequest(db, companyId)
  const from = last && new Date(last.getTime() + betweenLettersMs)
  return from && from > now ? from : null
}

type LetterRefusal =
  | { readonly kind: 'verified' | 'address_unknown' }
  | { readonly kind: 'recently'; readonly nextFrom: Date }

/** Requests a letter to the company's address; an earlier one ends with it. Undefined where it was requested. */
export async function requestLetter(context: Context): Promise<LetterRefusal | undefined> {
  const { db: pool, session, now: clock } = context
  const { company_id: companyId, user_id } = session
  // The register is asked outside of the transaction: it may take seconds.
  const addressee = await loadAddressee(context, companyId)
  return inTransaction(pool, async db => {
    await lockCompany(db, companyId)
    const now = clock()
    if (await findVerifiedAt(db, companyId)) return { kind: 'verified' }
    const nextFrom = await nextLetterFrom(db, companyId, now)
    if (nextFrom) return { kind: 'recently', nextFrom }
    if (!addressee) return { kind: 'address_unknown' }
    await endLetter(db, companyId, now)
    await insertLetter(db, { ...addressee, company_id: companyId, requested_by: user_id, requested_at: now })
    await appendAudit(db, letterAudit(companyId, user_id, now, addressee))
    return undefined
  })
}

const letterAudit = (companyId: number, userId: number, at: Date, { address }: Addressee) => ({
  chain: auditChainOf(companyId),
  at,
  actor: `user:${userId}`,
  action: 'company.letter_requested',
  subject: `company:${companyId}`,
  detail: { address },
})
