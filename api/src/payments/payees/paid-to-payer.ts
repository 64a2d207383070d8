import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { findOwnCompany, isOwnAccount, isSameBusiness } from '../../parties/suppliers/public.ts'

type Paid = Pick<InvoiceRow, 'seller_company_id' | 'account'>

/**
 * Whether a card would turn into its holder's own cash: the payer has asked itself under another registration, or the
 * money ends on an account of the payer's.
 */
export async function isPaidToPayer(
  db: Db,
  payerCompanyId: number,
  { seller_company_id, account }: Paid,
): Promise<boolean> {
  const payer = await findOwnCompany(db, payerCompanyId)
  if (account !== null && isOwnAccount(payer, account)) return true
  return seller_company_id !== null && isSameBusiness(payer, await findOwnCompany(db, seller_company_id))
}
