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
  intent: PaymentRow,
  context: Context,
  body: CreateInvoiceBody,
  refuse: RefuseApplication,
): Promise<void> {
  if (body.pre_id !== undefined) await claimItem(books, body.pre_id, intent, context.now(), refuse)
  const missing = await findMissingPayee(books, intent.company_id, body)
  if (missing) refuse(missing)
  const code = spellCode(body.promotion_code)
  if (code !== null) await claimUse(books, context, code, intent.id, refuse)
}
