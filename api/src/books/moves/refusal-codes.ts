import { invoiceStatus } from '@invoice-card/domain'
import type { InvoiceRow } from '../invoices/public.ts'
import type { TransitionRefusal } from './transitions.ts'

const { transferred, cancelled, buyerNotRegistered, expired } = invoiceStatus

/**
 * What people read whose action the table of transitions does not allow: by the reason first, then by the status, then
 * in general. A code that an action's contract does not list does not compile where it is refused with.
 */
const codes = {
  cancel: {
    // Also where the bank was ordered early to send the money.
    reasons: { cancel_deadline_passed: 'cancel_deadline_passed', in_transfer_file: 'cancel_deadline_passed' },
    statuses: {
      [transferred]: 'invoice_already_transferred',
      [cancelled]: 'invoice_already_cancelled',
      [expired]: 'invoice_already_cancelled',
    },
    // Requests are withdrawn by their seller; to their buyer there is nothing to cancel yet.
    otherwise: 'invoice_not_found',
  },
  answerRequest: {
    reasons: { being_paid: 'request_payment_in_progress' },
    // Not linked yet: to this buyer it is not there.
    statuses: {
      [expired]: 'request_expired',
      [cancelled]: 'request_cancelled',
      [buyerNotRegistered]: 'invoice_not_found',
    },
    otherwise: 'request_already_paid',
  },
  withdrawRequest: {
    reasons: { being_paid: 'request_payment_in_progress' },
    statuses: { [expired]: 'request_already_closed', [cancelled]: 'request_already_closed' },
    otherwise: 'request_already_paid',
  },
} as const

type Codes = typeof codes
type ValueOf<T> = T[keyof T]
type CodeOf<Action extends keyof Codes> =
  | ValueOf<Codes[Action]['reasons']>
  | ValueOf<Codes[Action]['statuses']>
  | Codes[Action]['otherwise']

/** The code of a refused action. */
export function refusalCodeOf<Action extends keyof Codes>(
  action: Action,
  { status }: Pick<InvoiceRow, 'status'>,
  refusal: TransitionRefusal = 'wrong_status',
): CodeOf<Action> {
  const {
    reasons,
    statuses,
    otherwise,
  }: {
    reasons: Partial<Record<TransitionRefusal, string>>
    statuses: Partial<Record<number, string>>
    otherwise: string
  } = codes[action]
  // The table says which codes an action has; the look-up by a number loses it.
  return (reasons[refusal] ?? statuses[status] ?? otherwise) as CodeOf<Action>
}
