import type { RefusalDetail, SupplierStatus } from '@invoice-card/contracts'
import { isCorporateNumber } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import type { NewSupplier } from '../rows/new-supplier.ts'
import { isOwnCompany } from '../rows/own-company.ts'
import { findOwnCompany, findSameSupplier } from '../rows/store.ts'

type SupplierRefusal = 'supplier_already_exists' | 'supplier_is_own_company' | 'corporate_number_incorrect'

/** Why a supplier is not registered, and the one that is there already. */
export type NewSupplierRefusal =
  | { readonly code: Exclude<SupplierRefusal, 'supplier_already_exists'>; readonly existing?: undefined }
  | {
      readonly code: 'supplier_already_exists'
      readonly existing: { readonly id: number; readonly name: string; readonly status: SupplierStatus }
    }

/** Why a company may not register this supplier, or null. */
export async function checkNewSupplier(
  db: Db,
  companyId: number,
  supplier: NewSupplier,
): Promise<NewSupplierRefusal | null> {
  if (isNumberWrong(supplier)) return { code: 'corporate_number_incorrect' }
  if (isOwnCompany(await findOwnCompany(db, companyId), supplier)) return { code: 'supplier_is_own_company' }
  const existing = await findSameSupplier(db, companyId, supplier)
  return existing ? { code: 'supplier_already_exists', existing } : null
}

/** `details` of a refusal: where the screen leads to. */
export const detailsOf = ({ existing }: NewSupplierRefusal): RefusalDetail =>
  existing ? { details: { supplier_id: existing.id } } : {}

// A corporation's T number is its corporate number; a sole proprietor's has no rule that could be checked.
const isNumberWrong = ({ business_form, corporate_number, registration_number }: NewSupplier): boolean =>
  business_form === 1 &&
  corporate_number !== null &&
  (!isCorporateNumber(corporate_number) ||
    (registration_number !== null && registration_number !== `T${corporate_number}`))
