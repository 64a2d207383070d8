import type { Db } from '../../../platform/database/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import { lockInvoice } from '../../../books/invoices/public.ts'
import { changeBooks } from '../../../books/work/public.ts'
import { findRequestTerms } from '../../invoices/public.ts'
import { isRequestOpen } from '../request/is-open.ts'
import { isOpenAt } from '../mails/notice-texts.ts'
import { requestMailKindOf } from '../mails/request-mail.ts'

interface Mail {
  readonly name: string | null
  readonly invoice_id: number | null
  readonly created_at: Date
}

/**
 * A mail that would bring its buyer to a request which has ended, is paid, is addressed to somebody else since, or
 * whose seller is frozen. The request does not end until the commit.
 */
export async function isRequestMailUseless(
  db: Db,
  { name, invoice_id, created_at }: Mail,
  now: Date,
): Promise<boolean> {
  const kind = requestMailKindOf(name)
  if (invoice_id === null || kind === null || !isOpenAt(kind)) return false
  return changeBooks(db, async books => {
    const invoice = await lockInvoice(books, invoice_id)
    const request = await findRequestTerms(books.db, invoice_id)
    if (invoice === undefined || !isRequestOpen({ invoice, request }, now)) return true
    if (request?.addressed_at && created_at < request.addressed_at) return true
    return isCompanyFrozen(books.db, invoice.seller_company_id)
  })
}
