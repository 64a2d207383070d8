import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isLetterCodeOf } from './letter-code.ts'
import { verifiedNotice } from './messages.ts'
import {
  countLetterAttempt,
  endLetter,
  findOpenLetter,
  findVerifiedAt,
  maxLetterAttempts,
  setVerified,
} from './store.ts'

type CodeRefusal =
  | { readonly kind: 'verified' | 'expired' | 'attempts_exceeded' }
  | { readonly kind: 'incorrect'; readonly remainingAttempts: number }

/** Verifies the company by the code of its letter. Undefined where it is verified now. */
export async function verifyByLetter(context: Context, code: string): Promise<CodeRefusal | undefined> {
  const { db: pool, session, config, now: clock } = context
  const { company_id: companyId, user_id } = session
  if (await findVerifiedAt(pool, companyId)) return { kind: 'verified' }
  const letter = await findOpenLetter(pool, companyId)
  const now = clock()
  if (!letter?.code_hash || !letter.expires_at || letter.expires_at <= now) return { kind: 'expired' }
  const counted = await countLetterAttempt(pool, letter.id)
  if (!counted) return { kind: 'attempts_exceeded' }
  if (!isLetterCodeOf(config.signingSecrets, companyId, code, letter.code_hash))
    return { kind: 'incorrect', remainingAttempts: maxLetterAttempts - counted.failed_attempts }
  const isVerified = await inTransaction(pool, db =>
    verifyCompany(db, { companyId, by: 'letter', actor: `user:${user_id}`, now, comment: null }),
  )
  return isVerified ? undefined : { kind: 'verified' }
}

interface Verification {
  readonly companyId: number
  readonly by: 'letter' | 'documents'
  readonly actor: string
  readonly now: Date
  readonly comment: string | null
}

/** An examiner has seen documents that show it; false where the company is not registered, or was verified before. */
export const verifyByDocuments = (
  { db: pool, now }: Services,
  {
    companyId,
    examiner,
    comment,
  }: { readonly companyId: number; readonly examiner: Examiner; readonly comment: string },
): Promise<boolean> =>
  inTransaction(pool, db =>
    verifyCompany(db, { companyId, by: 'documents', actor: examinerActor(examiner), now: now(), comment }),
  )

async function verifyCompany(db: Db, { companyId, by, actor, now, comment }: Verification): Promise<boolean> {
  const company = await setVerified(db, companyId, { verified_at: now, verified_by: by })
  if (!company) return false
  await endLetter(db, companyId, now)
  await appendAudit(db, {
    chain: auditChainOf(companyId),
    at: now,
    actor,
    action: 'company.verified',
    subject: `company:${companyId}`,
    detail: { by, comment },
  })
  await notify(db, { company_id: companyId, now, ...verifiedNotice(company.name) })
  return true
}
