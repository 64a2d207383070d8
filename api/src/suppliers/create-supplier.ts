import type { AccountInput, HandlerInput, Supplier, suppliers } from '@invoice-card/contracts'
import { inTransaction, type Db } from '../database/connection.ts'
import type { Context, Idempotency } from '../http/context.ts'
import { refusePlatform } from '../http/refuse.ts'
import { acceptAccount } from './accept-account.ts'
import { insertAccount, listAccounts } from './account-store.ts'
import { addSupplier } from './add-supplier.ts'
import { findListedSupplier } from './list-store.ts'
import { checkNewSupplier, detailsOf, type NewSupplier } from './new-supplier.ts'
import { findSameSupplier, findSupplierByKey } from './store.ts'
import { toSupplierDetail } from './view.ts'

type Refuse = HandlerInput<typeof suppliers.createSupplierCorporation>['refuse']
interface Registration { readonly supplier: NewSupplier, readonly account: AccountInput | undefined }

/** Registers a supplier of the caller's company, with its first account where one is given. The same key and body answer the same supplier. */
export function createSupplier({ db: pool, session, now, idempotency }: Context, registration: Registration, refuse: Refuse): Promise<Supplier> {
  const { company_id, user_id } = session
  const call = idempotency ?? refusePlatform('idempotency_key_required')
  return inTransaction(pool, async (db) => {
    const id = await findMade(db, company_id, call) ?? await register(db, { company_id, user_id, now: now(), call }, registration, refuse)
    const row = await findListedSupplier(db, company_id, id)
    if (!row) throw new Error(`Supplier ${id} is not there right after it was made`)
    return toSupplierDetail(row, await listAccounts(db, id))
  })
}

interface Registering { readonly company_id: number, readonly user_id: number, readonly now: Date, readonly call: Idempotency }

async function register(db: Db, { company_id, user_id, now, call }: Registering, { supplier, account: input }: Registration, refuse: Refuse): Promise<number> {
  const objection = await checkNewSupplier(db, company_id, supplier)
  // A twin of this very call may have been a moment ahead.
  if (objection) return await findMade(db, company_id, call) ?? refuse(objection.code, detailsOf(objection))
  const account = input && await acceptAccount(db, company_id, input, refuse, 'account.')
  const id = await addSupplier(db, company_id, supplier, now, call)
  // Two at once: the indexes decide which of them was first.
  if (id === undefined) return await findMade(db, company_id, call) ?? refuse('supplier_already_exists', await nameExisting(db, company_id, supplier))
  if (account) await insertAccount(db, id, account, { userId: user_id, now })
  return id
}

/** What an earlier call with this key has made. */
async function findMade(db: Db, companyId: number, { key, body_hash }: Idempotency): Promise<number | undefined> {
  const made = await findSupplierByKey(db, companyId, key)
  if (made && made.body_hash !== body_hash) refusePlatform('idempotency_key_reused')
  return made?.id
}

async function nameExisting(db: Db, companyId: number, supplier: NewSupplier) {
  const existing = await findSameSupplier(db, companyId, supplier)
  return existing ? detailsOf({ code: 'supplier_already_exists', existing }) : {}
}
