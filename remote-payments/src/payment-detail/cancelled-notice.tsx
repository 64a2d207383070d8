import type { Cancellation, Invoice } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Notice } from '@invoice-card/ui'
import { isFeePaid } from '../fee/is-fee-paid.ts'
import { messages } from './messages.ts'

const words = messages.cancelled

/** Who ended the payment, and what becomes of the card's money. */
export const CancelledNotice = ({
  invoice,
  cancellation: { reason, settlement },
}: {
  invoice: Invoice
  cancellation: Cancellation
}) => (
  <Notice tone={reason === 'examiner' || reason === 'unanswered' ? 'attention' : 'info'} title={words.reasons[reason]}>
    {settlement && <p>{words.settlements[settlement](isFeePaid(invoice))}</p>}
    <p>{words.advice(invoice.due_date < japanDay(serverNow()))}</p>
  </Notice>
)
