import type { HandlerInput, suppliers } from '@invoice-card/contracts'
import { inTransaction } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { countApplications } from '../deletion/deletion-store.ts'
import { warnOfAccountChange } from '../examination/require-recheck.ts'
import { findAccount, markAccountDeleted } from '../rows/account-store.ts'
import { lockSupplier } from '../rows/store.ts'
import { findUses } from './account-uses-store.ts'

type Input = HandlerInput<typeof suppliers.deleteSupplierAccount>

/**
 * Takes an account out of use that nothing in progress needs, and warns the company. No money goes elsewhere by that:
 * the supplier is not checked again. An account in its place is, and warns as well.
 */
export const deleteAccount = (
  { db: pool, session, now }: Context,
  { id: supplierId, accountId }: Input['params'],
  refuse: Input['refuse'],
) =>
  inTransaction(pool, async db => {
    const { company_id, user_id: userId } = session
    const supplier = (await lockSupplier(db, company_id, supplierId)) ?? refuse('supplier_not_found')
    const account = (await findAccount(db, supplierId, accountId)) ?? refuse('account_not_found')
    // Its accounts stay as they were when it was decided about.
    if (supplier.status === 'Rejected') refuse('supplier_not_allowed')
    const { payments, ...counts } = {
      ...(await findUses(db, supplier, account)),
      application_count: await countApplications(db, company_id, '{account,account_id}', accountId),
    }
    if (Object.values(counts).some(count => count > 0))
      refuse('account_in_use', { details: { ...counts, payments: payments.map(payment => ({ ...payment })) } })
    const supplierStatus = { before: supplier.status, after: supplier.status }
    await markAccountDeleted(db, accountId, { userId, now: now(), supplierStatus })
    await warnOfAccountChange(db, supplier, accountId)
    return {}
  })
