import type { CreateRequestBody, RefusalDetail } from '@invoice-card/contracts'
import { corporateNumberOf } from '@invoice-card/domain'
import type { Books } from '../../../books/work/public.ts'
import type { Db } from '../../../platform/database/public.ts'
import { lockKnownSupplier, newSupplierOf } from '../../payees/public.ts'
import {
  addSupplier,
  checkNewSupplier,
  detailsOf,
  findOwnCompany,
  findSupplier,
  isOwnCompany,
  type NewSupplier,
  initialStatus,
} from '../../../parties/suppliers/public.ts'
import { collectionsMessages } from '../request/messages.ts'

type Code =
  | 'supplier_not_found'
  | 'supplier_not_allowed'
  | 'buyer_is_own_company'
  | 'supplier_already_exists'
  | 'corporate_number_incorrect'
  | 'registration_number_incorrect'
interface BuyerSearch {
  readonly companyId: number
  readonly now: Date
  readonly refuse: (code: Code, detail?: RefusalDetail) => never
}

/** The partner that is asked to pay. */
interface RequestBuyer {
  readonly id: number
  readonly name: string
}

/** A known partner, which nobody deletes before this transaction ends, or one that is registered with the request. */
export const establishBuyer = (
  books: Books,
  supplier: CreateRequestBody['supplier'],
  asking: BuyerSearch,
): Promise<RequestBuyer> =>
  supplier.kind === 'existing'
    ? findKnownBuyer(books, supplier.supplier_id, asking)
    : register(books.db, newSupplierOf(supplier), asking)

async function findKnownBuyer(books: Books, id: number, { companyId, refuse }: BuyerSearch): Promise<RequestBuyer> {
  const { db } = books
  if (!(await lockKnownSupplier(books, companyId, id))) refuse('supplier_not_found')
  const known = (await findSupplier(db, companyId, id)) ?? refuse('supplier_not_found')
  if (known.status === 'Rejected') refuse('supplier_not_allowed')
  if (isOwnCompany(await findOwnCompany(db, companyId), known)) refuse('buyer_is_own_company')
  return known
}

async function register(db: Db, supplier: NewSupplier, { companyId, now, refuse }: BuyerSearch): Promise<RequestBuyer> {
  if (isRegistrationNumberWrong(supplier)) {
    const field = 'supplier.supplier.registration_number'
    refuse('registration_number_incorrect', {
      fields: [{ field, message: collectionsMessages.registration_number_incorrect }],
    })
  }
  const refusal = await checkNewSupplier(db, companyId, supplier)
  if (refusal) {
    const { code } = refusal
    refuse(code === 'supplier_is_own_company' ? 'buyer_is_own_company' : code, detailsOf(refusal))
  }
  if ((await initialStatus(db, companyId, supplier)) === 'Rejected') refuse('supplier_not_allowed')
  const id = await addSupplier(db, companyId, supplier, now)
  // Another call may have registered it a moment ago.
  return { id: id ?? refuse('supplier_already_exists'), name: supplier.name }
}

/** A corporation's T number has a check digit; a sole proprietor's has no rule that could be checked. */
const isRegistrationNumberWrong = ({ business_form, registration_number }: NewSupplier): boolean =>
  business_form === 1 && registration_number !== null && corporateNumberOf(registration_number) === null
