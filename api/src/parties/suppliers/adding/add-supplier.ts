import type { SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import type { NewSupplier } from '../rows/new-supplier.ts'
import { initialStatusOf } from '../examination/stopped-likeness.ts'
import { listStopped } from '../examination/stopped-store.ts'
import { insertSupplierUnlessThere } from '../rows/store.ts'

/** The status with which a company's new supplier would begin. */
export const initialStatus = async (db: Db, companyId: number, supplier: NewSupplier): Promise<SupplierStatus> =>
  initialStatusOf(supplier, await listStopped(db, companyId))

/** Registers a supplier; undefined where the company has it already, or another call is just adding it. */
export const addSupplier = async (
  db: Db,
  companyId: number,
  supplier: NewSupplier,
  now: Date,
): Promise<number | undefined> =>
  insertSupplierUnlessThere(db, companyId, { ...supplier, status: await initialStatus(db, companyId, supplier) }, now)
