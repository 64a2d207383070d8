import type { suppliers } from '@invoice-card/contracts'
import { lookUp } from '../corporations/look-up.ts'
import { orRegistryUnavailable } from '../corporations/unavailable.ts'
import { inTransaction } from '../database/connection.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { countAccountChanges, listAccountChanges } from './account-history-store.ts'
import { findAccount, listAccounts } from './account-store.ts'
import { createSupplier } from './create-supplier.ts'
import { corporationToSupplier, soleProprietorToSupplier } from './new-supplier.ts'
import { saveAccount } from './save-account.ts'
import { countSuppliers, findSupplier, isInUse, listSuppliers, lockSupplier, markDeleted } from './store.ts'
import { toAccount, toAccountChange, toListedSupplier, toSupplierDetail } from './view.ts'

export const suppliersHandlers: ApiHandlers<typeof suppliers> = {
  createSupplierCorporation: ({ body, refuse }, context) => createSupplier(context, corporationToSupplier(body), refuse),

  createSupplierSoleProprietor: ({ body, refuse }, context) => createSupplier(context, soleProprietorToSupplier(body), refuse),

  listSuppliers: async ({ query }, { db, session }) => {
    const [rows, count_all] = await Promise.all([listSuppliers(db, session.company_id, query), countSuppliers(db, session.company_id, query)])
    return { suppliers: rows.map(toListedSupplier), count_all }
  },

  getSupplier: async ({ params, refuse }, { db, session }) => {
    const supplier = await findSupplier(db, session.company_id, params.id) ?? refuse('supplier_not_found')
    return toSupplierDetail(supplier, await listAccounts(db, supplier.id))
  },

  deleteSupplier: ({ params, refuse }, { db: pool, session, now }) => inTransaction(pool, async (db) => {
    const supplier = await lockSupplier(db, session.company_id, params.id) ?? refuse('supplier_not_found')
    // A decision that is due is not left by deleting what it is about.
    if (supplier.status === 'Escalation') refuse('supplier_under_examination')
    if (await isInUse(db, session.company_id, supplier.id)) refuse('supplier_in_use')
    await markDeleted(db, supplier.id, now())
    return {}
  }),

  listSupplierAccounts: async ({ params, refuse }, { db, session }) => {
    const supplier = await findSupplier(db, session.company_id, params.id) ?? refuse('supplier_not_found')
    return { accounts: (await listAccounts(db, supplier.id)).map(toAccount) }
  },

  createSupplierAccount: async ({ params, body, refuse }, context) => {
    const saved = await saveAccount(context, { supplierId: params.id }, body, refuse)
    if (typeof saved === 'string') throw new Error(`A new account of supplier ${params.id} answers ${saved}`)
    return saved
  },

  updateSupplierAccount: async ({ params, body, refuse }, context) => {
    const saved = await saveAccount(context, { supplierId: params.id, accountId: params.accountId }, body, refuse)
    return typeof saved === 'string' ? refuse(saved) : saved
  },

  listSupplierAccountChanges: async ({ params, query, refuse }, { db, session }) => {
    const supplier = await findSupplier(db, session.company_id, params.id) ?? refuse('supplier_not_found')
    const account = await findAccount(db, supplier.id, params.accountId) ?? refuse('account_not_found')
    const [rows, count_all] = await Promise.all([listAccountChanges(db, account.id, query), countAccountChanges(db, account.id)])
    return { changes: rows.map(toAccountChange), count_all }
  },

  searchCorporations: async ({ query }, context) => orRegistryUnavailable(lookUp(context, query)),
}
