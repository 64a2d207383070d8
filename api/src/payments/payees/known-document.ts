import type { Db, PaymentApplication } from '../../platform/database/public.ts'
import { counterpartKeysOf } from '../../books/documents/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { findOwnCompany, findSupplier } from '../../parties/suppliers/public.ts'
import { findPersonName, readRegistrationNumbers } from './known-document-store.ts'

/** What its issuer's supplier is known by. */
export interface Issuer {
  readonly representative_name: string | null
  readonly registration_number: string | null
  readonly corporate_number: string | null
}
type Billed = Pick<InvoiceRow, 'invoice_number' | 'registration_number' | 'amount' | 'account' | 'supplier_name'>

/** The keys of an application's document: numbers of paper and supplier, its names, the account that is paid. */
export function counterpartKeysOfApplication(
  { invoice, payee }: Pick<PaymentApplication, 'invoice' | 'payee'>,
  issuer: Issuer,
): string[] {
  const { amount, invoice_number = null, registration_number = null } = invoice
  return keysAsPayer({ amount, invoice_number, registration_number, ...payee }, issuer)
}

/** The same of its invoice, as it stands now. */
export async function counterpartKeysOfInvoice(
  db: Db,
  invoice: Billed & Pick<InvoiceRow, 'buyer_company_id' | 'supplier_id'>,
): Promise<string[]> {
  const { buyer_company_id, supplier_id } = invoice
  return keysAsPayer(
    invoice,
    buyer_company_id === null || supplier_id === null
      ? undefined
      : await findSupplier(db, buyer_company_id, supplier_id),
  )
}

const keysAsPayer = (
  { invoice_number, registration_number, amount, account, supplier_name }: Billed,
  issuer: Issuer | undefined,
): string[] =>
  counterpartKeysOf('application', {
    invoice_number,
    amount,
    account,
    registration_numbers: [registration_number, issuer?.registration_number, withT(issuer?.corporate_number)],
    names: [supplier_name, issuer?.representative_name],
  })

/** The keys of a request's document; a sole proprietor has no corporate number, but perhaps a T number on its paper. */
export async function counterpartKeysOfRequest(
  db: Db,
  { id, seller_company_id, invoice_number, registration_number, amount, account, supplier_name }: InvoiceRow,
): Promise<string[]> {
  const seller = seller_company_id === null ? undefined : await findOwnCompany(db, seller_company_id)
  return counterpartKeysOf('request', {
    invoice_number,
    amount,
    account,
    registration_numbers: [
      registration_number,
      withT(seller?.corporate_number),
      ...(await readRegistrationNumbers(db, id)),
    ],
    names: [
      supplier_name,
      seller?.name,
      seller_company_id === null ? null : await findPersonName(db, seller_company_id),
    ],
  })
}

const withT = (corporateNumber: string | null | undefined): string | null =>
  corporateNumber ? `T${corporateNumber}` : null
