import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { setReviewed } from './company-store.ts'
import { registrationNotice } from './messages.ts'

interface Decision {
  readonly companyId: number
  readonly examiner: Examiner
  readonly status: 'registered' | 'rejected'
  readonly comment: string | null
}

/** Ends a company's review and notifies it of the result; false where the company is not under review. */
export const decideReview = (
  { db: pool, now }: Services,
  { companyId, examiner, status, comment }: Decision,
): Promise<boolean> =>
  inTransaction(pool, async db => {
    const company = await setReviewed(db, companyId, status, examiner.id)
    if (!company) return false
    await appendAudit(db, {
      chain: auditChainOf(companyId),
      at: now(),
      actor: examinerActor(examiner),
      action: `company.${status === 'registered' ? 'approved' : 'rejected'}`,
      subject: `company:${companyId}`,
      detail: {
        comment,
        reasons: company.review_reasons,
        ...(company.rejected_number !== null && { corporate_number: company.rejected_number }),
      },
    })
    await notify(db, { company_id: companyId, now: now(), ...registrationNotice(status, company.name) })
    return true
  })
