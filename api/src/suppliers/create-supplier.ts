import type { Supplier } from '@invoice-card/contracts'
import { inTransaction } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import { addSupplier } from './add-supplier.ts'
import { checkNewSupplier, type NewSupplier, type SupplierRefusal } from './new-supplier.ts'
import { findSupplier } from './store.ts'
import { toSupplierDetail } from './view.ts'

type Refuse = (code: SupplierRefusal) => never

/** Registers a supplier of the caller's company. */
export function createSupplier({ db: pool, session, now }: Context, supplier: NewSupplier, refuse: Refuse): Promise<Supplier> {
  return inTransaction(pool, async (db) => {
    const refusal = await checkNewSupplier(db, session.company_id, supplier)
    if (refusal) refuse(refusal)
    // Two tabs at once: the index decides which of them was first.
    const id = await addSupplier(db, session.company_id, supplier, now()) ?? refuse('supplier_already_exists')
    const row = await findSupplier(db, session.company_id, id)
    if (!row) throw new Error(`Supplier ${id} is not there right after it was made`)
    return toSupplierDetail(row, [])
  })
}
