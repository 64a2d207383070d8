import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { setTransferPersonName } from './store.ts'

/**
 * Changes the name that payees see on transfers. A payer may not pay to it, so it is recorded who changed it to what.
 */
export const renameTransfers = ({ db: pool, session, now }: Context, transfer_person_name: string): Promise<void> =>
  inTransaction(pool, async db => {
    await setTransferPersonName(db, session.company_id, transfer_person_name)
    await appendAudit(db, {
      chain: auditChainOf(session.company_id),
      at: now(),
      actor: `user:${session.user_id}`,
      action: 'company.transfers_renamed',
      subject: `company:${session.company_id}`,
      detail: { transfer_person_name },
    })
  })
