import type { suppliers } from '@invoice-card/contracts'
import { loadFromRegister, orRegistryUnavailable } from '../corporations/public.ts'
import { findFrozen } from '../../platform/freezes/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { countAccountChanges, listAccountChanges } from './rows/account-history-store.ts'
import { hasHadAccount, listAccounts, listAccountsEver } from './rows/account-store.ts'
import { checkSupplier } from './adding/check-supplier.ts'
import { createSupplier } from './adding/create-supplier.ts'
import { completeIdentity } from './contact/complete-identity.ts'
import { saveContact } from './contact/save-contact.ts'
import { deleteSupplier, describeDeletion } from './deletion/delete-supplier.ts'
import { countSuppliers, findListedSupplier, listSuppliers } from './list/list-store.ts'
import { corporationToSupplier, soleProprietorToSupplier } from './rows/new-supplier.ts'
import { deleteAccount } from './accounts/delete-account.ts'
import { saveAccount } from './accounts/save-account.ts'
import { findSupplier } from './rows/store.ts'
import { sumCollections, sumPayments } from './list/sums-store.ts'
import { toAccount, toAccountChange, toListedSupplier, toSupplierDetail } from './list/view.ts'

export const suppliersHandlers: ApiHandlers<typeof suppliers> = {
  createSupplierCorporation: ({ body, refuse }, context) =>
    createSupplier(context, { supplier: corporationToSupplier(body), account: body.account }, refuse),

  createSupplierSoleProprietor: ({ body, refuse }, context) =>
    createSupplier(context, { supplier: soleProprietorToSupplier(body), account: body.account }, refuse),

  checkSupplier: ({ body }, context) => checkSupplier(context, body),

  listSuppliers: async ({ query }, { db, session }) => {
    const [rows, count_all, frozen] = await Promise.all([
      listSuppliers(db, session.company_id, query),
      countSuppliers(db, session.company_id, query),
      findFrozen(db, [session.company_id]),
    ])
    return { suppliers: rows.map(row => toListedSupplier(row, frozen)), count_all }
  },

  getSupplier: async ({ params, refuse }, { db, session }) => {
    const supplier = (await findListedSupplier(db, session.company_id, params.id)) ?? refuse('supplier_not_found')
    const [accounts, frozen] = await Promise.all([
      listAccountsEver(db, supplier.id),
      findFrozen(db, [session.company_id]),
    ])
    return toSupplierDetail(supplier, accounts, frozen)
  },

  getSupplierDeletion: ({ params, refuse }, context) => describeDeletion(context, params.id, refuse),

  deleteSupplier: ({ params, refuse }, context) => deleteSupplier(context, params.id, refuse),

  updateSupplierContact: ({ params, body, refuse }, context) => saveContact(context, params.id, body, refuse),

  completeSupplierIdentity: ({ params, body, refuse }, context) => completeIdentity(context, params.id, body, refuse),

  listSupplierPaymentSums: async ({ params, refuse }, { db, session }) => {
    const supplier = (await findSupplier(db, session.company_id, params.id)) ?? refuse('supplier_not_found')
    return { years: await sumPayments(db, supplier.id) }
  },

  listSupplierCollectionSums: async ({ params, refuse }, { db, session }) => {
    const supplier = (await findSupplier(db, session.company_id, params.id)) ?? refuse('supplier_not_found')
    return { years: await sumCollections(db, supplier.id) }
  },

  listSupplierAccounts: async ({ params, refuse }, { db, session }) => {
    const supplier = (await findSupplier(db, session.company_id, params.id)) ?? refuse('supplier_not_found')
    return { accounts: (await listAccounts(db, supplier.id)).map(toAccount) }
  },

  createSupplierAccount: async ({ params, body, refuse }, context) => {
    const saved = await saveAccount(context, { supplierId: params.id }, body, refuse)
    if (typeof saved === 'string') throw new Error(`A new account of supplier ${params.id} answers ${saved}`)
    return saved
  },

  updateSupplierAccount: async ({ params, body: { known_account, ...account }, refuse }, context) => {
    const target = { supplierId: params.id, accountId: params.accountId, knownAccount: known_account }
    const saved = await saveAccount(context, target, account, refuse)
    return typeof saved === 'string' ? refuse(saved) : saved
  },

  deleteSupplierAccount: ({ params, refuse }, context) => deleteAccount(context, params, refuse),

  listSupplierAccountChanges: async ({ params, query, refuse }, { db, session }) => {
    const supplier = (await findSupplier(db, session.company_id, params.id)) ?? refuse('supplier_not_found')
    if (!(await hasHadAccount(db, supplier.id, params.accountId))) refuse('account_not_found')
    const [rows, count_all] = await Promise.all([
      listAccountChanges(db, params.accountId, query),
      countAccountChanges(db, params.accountId),
    ])
    return { changes: rows.map(toAccountChange), count_all }
  },

  searchCorporations: async ({ query }, context) => orRegistryUnavailable(loadFromRegister(context, query)),
}
