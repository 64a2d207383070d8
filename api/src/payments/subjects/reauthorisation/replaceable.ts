import { isEditable } from '../../../books/moves/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { PaymentRow } from '../../../books/payments/public.ts'

/** Only an authorisation that nobody captures or releases can give its place to another one. */
export const isReplaceable = ({
  status,
  pending_action,
  superseded_by,
}: Pick<PaymentRow, 'status' | 'pending_action' | 'superseded_by'>): boolean =>
  status === 'authorised' && pending_action === null && superseded_by === null

/** Why the owner can't have a card authorised again for a payment; null where that is possible. */
export function replacementError(
  invoice: InvoiceRow,
  payment: PaymentRow | undefined,
  now: Date,
): 'invoice_not_editable' | 'card_already_charged' | null {
  if (payment === undefined || !isEditable(invoice, now)) return 'invoice_not_editable'
  return isReplaceable(payment) ? null : 'card_already_charged'
}
