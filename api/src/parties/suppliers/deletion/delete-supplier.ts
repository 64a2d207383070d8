import type { HandlerInput, SupplierDeletion, suppliers } from '@invoice-card/contracts'
import { statusForSeller } from '@invoice-card/domain'
import { type Db, inTransaction } from '../../../platform/database/public.ts'
import { isFrozen } from '../../../platform/freezes/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { clearLinks } from '../../../platform/notifications/public.ts'
import { listAccounts } from '../rows/account-store.ts'
import { countApplications, countFinished, countUses, listUses } from './deletion-store.ts'
import { findSupplier, lockSupplier, markDeleted, type SupplierRow } from '../rows/store.ts'

type RefuseOf<Name extends 'deleteSupplier' | 'getSupplierDeletion'> = HandlerInput<(typeof suppliers)[Name]>['refuse']

/** Deletes a supplier that nothing in progress needs. */
export const deleteSupplier = ({ db: pool, session, now }: Context, id: number, refuse: RefuseOf<'deleteSupplier'>) =>
  inTransaction(pool, async db => {
    const supplier = (await lockSupplier(db, session.company_id, id)) ?? refuse('supplier_not_found')
    const { refusal, use_count, application_count } = await findObstacles(db, supplier)
    if (refusal) refuse(refusal, { details: { use_count, application_count } })
    await markDeleted(db, supplier.id, now())
    await clearLinks(db, session.company_id, `/suppliers/${id}`)
    return {}
  })

/** Describes the consequences of a deletion now. */
export async function describeDeletion(
  { db, session }: Context,
  id: number,
  refuse: RefuseOf<'getSupplierDeletion'>,
): Promise<SupplierDeletion> {
  const supplier = (await findSupplier(db, session.company_id, id)) ?? refuse('supplier_not_found')
  const [obstacles, uses, finished, accounts] = await Promise.all([
    findObstacles(db, supplier),
    listUses(db, id),
    countFinished(db, id),
    listAccounts(db, id),
  ])
  return {
    ...obstacles,
    ...finished,
    account_count: accounts.length,
    uses: uses.map(({ id: invoice_id, kind, status, ...use }) => ({
      ...use,
      status: kind === 'request' ? statusForSeller(status) : status,
      invoice_id,
      type: typeOf[kind],
    })),
  }
}

const typeOf = { payment: 'InvoicePayment', request: 'InvoiceRequestSeller' } as const

type Obstacles = Pick<SupplierDeletion, 'refusal' | 'use_count' | 'application_count'>

async function findObstacles(db: Db, { id, company_id, status }: SupplierRow): Promise<Obstacles> {
  // One after the other: within a transaction there is one connection.
  const { use_count, returned_count } = await countUses(db, id)
  const application_count = await countApplications(db, company_id, '{supplier,supplier_id}', id)
  const is_frozen = await isFrozen(db, { kind: 'supplier', subject_id: id, company_id })
  const refusal = refusalOf({ status, is_frozen, use_count, returned_count, application_count })
  return { refusal, use_count, application_count }
}

interface Facts extends Omit<Obstacles, 'refusal'>, Pick<SupplierRow, 'status'> {
  readonly returned_count: number
  readonly is_frozen: boolean
}

function refusalOf({ status, is_frozen, use_count, returned_count, application_count }: Facts): Obstacles['refusal'] {
  // A decision that is due is not left by deleting what it is about.
  if (status === 'Escalation' || is_frozen) return 'supplier_under_examination'
  if (use_count > returned_count || application_count > 0) return 'supplier_in_use'
  // The company may be asked for another account of the supplier.
  return returned_count > 0 ? 'supplier_money_returned' : null
}
