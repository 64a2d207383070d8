import type { AccountInput, HandlerInput, Supplier, suppliers } from '@invoice-card/contracts'
import { type Db, inTransaction } from '../../../platform/database/public.ts'
import { findFrozen } from '../../../platform/freezes/public.ts'
import { type Context, type Idempotency, refusePlatform } from '../../../platform/http/public.ts'
import { acceptAccount } from '../accounts/accept-account.ts'
import { insertAccount, listAccountsEver } from '../rows/account-store.ts'
import { initialStatus } from './add-supplier.ts'
import { findListedSupplier } from '../list/list-store.ts'
import { checkNewSupplier, detailsOf } from './check-new-supplier.ts'
import type { NewSupplier } from '../rows/new-supplier.ts'
import { findSameSupplier, findSupplierByKey, insertSupplierUnlessThere } from '../rows/store.ts'
import { toSupplierDetail } from '../list/view.ts'

type Refuse = HandlerInput<typeof suppliers.createSupplierCorporation>['refuse']
interface Registration {
  readonly supplier: NewSupplier
  readonly account: AccountInput | undefined
}

/**
 * Registers a supplier of the caller's company, with its first account where one is given. The same key and body answer
 * the same supplier.
 */
export function createSupplier(context: Context, registration: Registration, refuse: Refuse): Promise<Supplier> {
  const { company_id, user_id } = context.session
  const call = context.idempotency ?? refusePlatform('idempotency_key_required')
  return inTransaction(context.db, async db => {
    const caller = { company_id, user_id, now: context.now(), call }
    const id = (await findMade(db, company_id, call)) ?? (await register(db, caller, registration, refuse))
    const row = await findListedSupplier(db, company_id, id)
    if (!row) throw new Error(`Supplier ${id} is not there right after it was made`)
    return toSupplierDetail(row, await listAccountsEver(db, id), await findFrozen(db, [company_id]))
  })
}

interface Caller {
  readonly company_id: number
  readonly user_id: number
  readonly now: Date
  readonly call: Idempotency
}

async function register(db: Db, caller: Caller, registration: Registration, refuse: Refuse): Promise<number> {
  const { company_id, user_id: userId, now, call } = caller
  const { supplier, account: input } = registration
  const refusal = await checkNewSupplier(db, company_id, supplier)
  // A duplicate of this very call may have been a moment ahead.
  if (refusal) return (await findMade(db, company_id, call)) ?? refuse(refusal.code, detailsOf(refusal))
  const account = input && (await acceptAccount(db, company_id, input, refuse, 'account.'))
  const status = await initialStatus(db, company_id, supplier)
  const added = { ...supplier, status, idempotency_key: call.key, body_hash: call.body_hash }
  const id = await insertSupplierUnlessThere(db, company_id, added, now)
  // Two at once: the indexes decide which of them was first.
  if (id === undefined) {
    const made = await findMade(db, company_id, call)
    return made ?? refuse('supplier_already_exists', await nameExisting(db, company_id, supplier))
  }
  const supplierStatus = { before: status, after: status }
  if (account) await insertAccount(db, id, account, { userId, now, supplierStatus })
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
