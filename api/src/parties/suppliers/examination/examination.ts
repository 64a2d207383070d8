import { randomUUID } from 'node:crypto'
import type { SupplierStatus } from '@invoice-card/contracts'
import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../../platform/audit/public.ts'
import { inTransaction } from '../../../platform/database/public.ts'
import { outbox } from '../../../platform/jobs/public.ts'
import { notify } from '../../../platform/notifications/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { examinedNotice } from '../rows/messages.ts'
import { lockAnySupplier, setSupplierStatus, type SupplierRow } from '../rows/store.ts'

/** What an examiner may decide about a supplier, and from where. A rejected supplier stays so. */
const decisions = {
  approve: { from: ['Unapproved', 'Escalation'], to: 'Approved' },
  escalate: { from: ['Unapproved', 'Approved'], to: 'Escalation' },
  reject: { from: ['Unapproved', 'Escalation'], to: 'Rejected' },
} as const satisfies Record<string, { from: readonly SupplierStatus[]; to: SupplierStatus }>

export type SupplierDecision = keyof typeof decisions
export type SupplierRefusal = 'supplier_not_found' | 'supplier_status'

interface Deciding {
  readonly supplierId: number
  readonly examiner: Examiner
  readonly decision: SupplierDecision
  readonly comment: string | null
}

/**
 * Decides about a supplier, with audit, and notifies its company of the result; an escalation is between examiners. The
 * payments to it in progress follow as a job: they are asked about, go on, or are cancelled in the examiner's name.
 */
export const examineSupplier = (
  { db: pool, now }: Services,
  { supplierId, examiner, decision, comment }: Deciding,
): Promise<SupplierRow | SupplierRefusal> =>
  inTransaction(pool, async db => {
    const supplier = await lockAnySupplier(db, supplierId)
    if (!supplier) return 'supplier_not_found'
    const { from, to } = decisions[decision]
    // A list of some statuses may be asked about any.
    if (!(from as readonly SupplierStatus[]).includes(supplier.status)) return 'supplier_status'
    const at = now()
    await setSupplierStatus(db, supplierId, to, at, examiner.id)
    await appendAudit(db, {
      chain: auditChainOf(supplier.company_id),
      at,
      actor: examinerActor(examiner),
      action: `supplier.${decision}`,
      subject: `supplier:${supplierId}`,
      detail: { comment, from: supplier.status, to },
    })
    if (to !== 'Escalation')
      await notify(db, { company_id: supplier.company_id, now: at, ...examinedNotice(supplier, to) })
    await outbox(db, 'applySupplierDecision', {
      supplier_id: supplierId,
      examiner: examiner.login,
      examiner_id: examiner.id,
      comment,
      decision_id: randomUUID(),
    })
    return { ...supplier, status: to }
  })
