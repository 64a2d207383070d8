import type { CreateInvoiceBody } from '@invoice-card/contracts'
import type { Context } from '../../../platform/http/public.ts'
import type { PaymentRow } from '../../../books/payments/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { findMissingPayee, type RefuseApplication } from '../../payees/public.ts'
import { claimItem } from '../../pre-groups/public.ts'
import { claimUse, spellCode } from '../../promotions/public.ts'

/** Checks, as the intent is committed, that its item is free, its payee is there and its code can be used once more. */
export async function confirmApplication(
  books: Books,
  adding: Promise<PaymentRow | undefined>,
  context: Context,
  body: CreateInvoiceBody,
  refuse: RefuseApplication,
): Promise<void> {
  // The item is locked before the payee.
  if (body.pre_id !== undefined) {
    const claiming = await adding
    if (!claiming) return
    await claimItem(books, body.pre_id, claiming, context.now(), refuse)
  }
  const [intent, missing] = await Promise.all([adding, findMissingPayee(books, context.session.company_id, body)])
  if (!intent) return
  if (missing) refuse(missing)
  const code = spellCode(body.promotion_code)
  if (code !== null) await claimUse(books, context, code, intent.id, refuse)
}
