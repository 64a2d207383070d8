import type { Cancellation } from '@invoice-card/contracts'
import { Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.cancelled

/** Who ended the payment, and what becomes of the card's money. */
export const CancelledNotice = ({ cancellation: { reason, settlement } }: { cancellation: Cancellation }) => (
  <Notice tone={reason === 'examiner' || reason === 'unanswered' ? 'attention' : 'info'} title={words.reasons[reason]}>
    {settlement && <p>{words.settlements[settlement]}</p>}
    <p>{words.advice}</p>
  </Notice>
)
