import { actionRequiredReasons, type ActionRequiredReasonValue, addBusinessDays, japanDay } from '@invoice-card/domain'
import type { Books } from '../work/public.ts'
import { moveInvoice, TransitionRefused } from './move.ts'
import { notifyActionRequired } from '../notices/public.ts'
import { notifyAccountRequired } from '../notices/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import { isAllowedFrom, type TransitionFacts } from './transitions.ts'

/** Business days that an owner has to answer. */
const answerBusinessDays = 3

interface Question {
  readonly reason: ActionRequiredReasonValue
  /** What the owner reads beside the reason. */
  readonly comment: string | null
  /** What timeline and audit log store beside the reason. */
  readonly detail?: Record<string, unknown>
}

/**
 * Asks the owner of a locked invoice for something, or the seller of a request for the account that only he can name;
 * without an answer within three business days the payment is cancelled.
 * @throws TransitionRefused
 */
export async function requestOwnerAction(
  books: Books,
  invoice: InvoiceRow,
  transition: 'requireAction' | 'returnTransfer' | 'requireReauthorisation',
  facts: TransitionFacts,
  { reason, comment, detail }: Question,
): Promise<InvoiceRow> {
  const isSellersToAnswer = invoice.kind === 'request' && reason === actionRequiredReasons.transferReturned
  // Asked before that, nobody could answer it.
  if (isSellersToAnswer && !isAllowedFrom('nameAccount', invoice))
    throw new TransitionRefused(transition, 'wrong_status', invoice)
  const asked = await moveInvoice(books, invoice, transition, facts, {
    changes: {
      is_action_required: true,
      action_required_reason: reason,
      action_required_comment: comment,
      action_required_until: addBusinessDays(japanDay(facts.now), answerBusinessDays, facts.holidays),
    },
    detail: { reason, ...detail },
  })
  if (isSellersToAnswer) notifyAccountRequired(books, asked, facts.now)
  else notifyActionRequired(books, asked, facts.now)
  return asked
}
