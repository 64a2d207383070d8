import type { CreateInvoiceBody } from '@invoice-card/contracts'
import type { Context } from '../../../platform/http/public.ts'
import type { Books, PaymentRow } from '../../books/public.ts'
import { lockKnownSupplier, type RefuseApplication } from '../../payees/public.ts'
import { claimItem } from '../../pre-groups/public.ts'
import { claimUse, spellCode } from '../../promotions/public.ts'

/**
 * What must hold as the intent is committed: its item is free, its supplier is there, its code can be used once more.
 */
export async function confirmApplication(
  books: Books,
  intent: PaymentRow,
  context: Context,
  { pre_id, promotion_code, supplier }: CreateInvoiceBody,
  refuse: RefuseApplication,
): Promise<void> {
  if (pre_id !== undefined) await claimItem(books, pre_id, intent, context.now(), refuse)
  if (supplier.kind === 'existing' && !(await lockKnownSupplier(books, intent.company_id, supplier.supplier_id)))
    refuse('supplier_not_found')
  const code = spellCode(promotion_code)
  if (code !== null) await claimUse(books, context, code, intent.id, refuse)
}
