import type { calls } from '../calls.ts'

type Approval = Awaited<ReturnType<typeof calls.creditCards.approveCredit>>
type Answer = Pick<Approval, 'status' | 'authentication_url' | 'message' | 'paid_invoice_id'> &
  Partial<Pick<Approval, 'invoice_id' | 'v_result_code'>>

export type PaymentEnd =
  /** By this attempt, or by another one for the same invoice. */
  | { readonly kind: 'paid'; readonly invoiceId: number; readonly isPaidElsewhere: boolean }
  | { readonly kind: 'declined'; readonly message: string | null; readonly code: string | null }
  | { readonly kind: 'authentication'; readonly url: string }
  /** It has no end yet, as far as the answer says. */
  | { readonly kind: 'open' }

/** What an answer about a payment says of its end, for every screen on which one is made. */
export function endOfPayment(answer: Answer): PaymentEnd {
  const { status, authentication_url, message, invoice_id, paid_invoice_id, v_result_code: code = null } = answer
  if (status === 'approved' && invoice_id != null)
    return { kind: 'paid', invoiceId: invoice_id, isPaidElsewhere: false }
  if (paid_invoice_id !== undefined) return { kind: 'paid', invoiceId: paid_invoice_id, isPaidElsewhere: true }
  if (status === 'declined') return { kind: 'declined', message, code }
  if (status === 'authentication_required' && authentication_url)
    return { kind: 'authentication', url: authentication_url }
  return { kind: 'open' }
}
