import type { Supplier } from '@invoice-card/contracts'
import { inTransaction } from '../database/connection.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { Context } from '../http/context.ts'
import { checkNewSupplier, type NewSupplier, type SupplierRefusal } from './new-supplier.ts'
import { findSupplier, insertSupplier } from './store.ts'
import { toSupplierDetail } from './view.ts'

type Refuse = (code: SupplierRefusal) => never

/** Registers a supplier of the caller's company. */
export async function createSupplier({ db: pool, session, now }: Context, supplier: NewSupplier, refuse: Refuse): Promise<Supplier> {
  try {
    return await inTransaction(pool, async (db) => {
      const refusal = await checkNewSupplier(db, session.company_id, supplier)
      if (refusal) refuse(refusal)
      const id = await insertSupplier(db, session.company_id, supplier, now())
      const row = await findSupplier(db, session.company_id, id)
      if (!row) throw new Error(`Supplier ${id} is not there right after it was made`)
      return toSupplierDetail(row, [])
    })
  }
  catch (error) {
    // Two tabs at once: the index decides which of them was first.
    return isUniqueViolation(error) ? refuse('supplier_already_exists') : Promise.reject(error)
  }
}
