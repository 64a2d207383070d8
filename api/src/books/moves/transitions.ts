import {
  awaitingBuyerStatuses,
  type Holidays,
  inReviewStatuses,
  invoiceStatus,
  japanDay,
  type InvoiceStatusValue,
  openStatuses,
} from '@invoice-card/domain'
import type { InvoiceEventKind } from '../../platform/database/public.ts'
import { hasBounced, type InvoiceRow, isForSeller, lastCancelDay } from '../invoices/public.ts'

export type Actor = {
  /** Who it was, as the course of the invoice shows it. */
  readonly name: string
} & (
  | { readonly kind: 'buyer' | 'seller' | 'system' }
  /** Names may be written differently, so people are distinguished by their accounts. */
  | { readonly kind: 'examiner'; readonly examiner_id: number }
)

/** What a guard may read beside the invoice. */
export interface TransitionFacts {
  readonly actor: Actor
  readonly now: Date
  readonly holidays: Holidays
  readonly isCaptured: boolean
}

export type TransitionRefusal =
  | 'wrong_status'
  | 'wrong_actor'
  | 'action_required'
  | 'no_action_required'
  | 'same_examiner'
  | 'not_captured'
  | 'cancel_deadline_passed'
  /** Its seller has to answer, not its buyer. */
  | 'required_of_seller'
  /** A card payment about it has begun and not ended. */
  | 'being_paid'
  /** The bank was ordered to send the money. */
  | 'in_transfer_file'
  /** Its supplier is escalated or rejected. */
  | 'supplier_stopped'
  /** Its payer, payee, card or user is frozen. */
  | 'frozen'
  /** Its card's issuer has the money. */
  | 'charged_back'
  /** The money would go back to its payer. */
  | 'paid_to_payer'
  /** Its payee pays its payer too, and nobody has said why that is right. */
  | 'round_trip'

type Guard = (invoice: InvoiceRow, facts: TransitionFacts) => TransitionRefusal | null

interface Transition {
  readonly from: readonly InvoiceStatusValue[]
  /** `same`: the status stays, something beside it changes. */
  readonly to: InvoiceStatusValue | 'same'
  readonly by: Actor['kind']
  /** What the timeline shows. */
  readonly event: InvoiceEventKind
  readonly guard?: Guard
  /** Not while a card is being charged for it: `moveInvoice` looks, under the invoice's lock. */
  readonly unlessBeingPaid?: true
  /** Not between the order to the bank and its answer: `moveInvoice` looks, under the invoice's lock. */
  readonly unlessOrdered?: true
  /** Not to a supplier about which an examiner has to decide, or has decided against: `moveInvoice` looks. */
  readonly unlessStopped?: true
  /** Not while a freeze or an issuer holds the payment: `moveInvoice` looks. */
  readonly unlessHeld?: true
}

const { inProgress, checked, completed, transferred, cancelled, buyerNotRegistered, waitingForPayment, expired } =
  invoiceStatus

const noActionRequired: Guard = invoice => (invoice.is_action_required ? 'action_required' : null)
const actionRequired: Guard = invoice => (invoice.is_action_required ? null : 'no_action_required')

const secondPersonAndCaptured: Guard = (invoice, { actor, isCaptured }) => {
  if (invoice.is_action_required) return 'action_required'
  // Nobody is known to be another person.
  if (invoice.checked_by_id === null) return 'same_examiner'
  if (actor.kind === 'examiner' && invoice.checked_by_id === actor.examiner_id) return 'same_examiner'
  return isCaptured ? null : 'not_captured'
}

const isSellerActionRequired: Guard = invoice => (isForSeller(invoice) ? null : 'no_action_required')
const isOwnerActionRequired: Guard = (invoice, facts) =>
  isForSeller(invoice) ? 'required_of_seller' : actionRequired(invoice, facts)

const beforeCancelDeadline: Guard = (invoice, { now, holidays }) => {
  if (hasBounced(invoice)) return null
  if (invoice.status !== completed || invoice.transfer_date === null) return null
  return japanDay(now) <= lastCancelDay(invoice.transfer_date, holidays) ? null : 'cancel_deadline_passed'
}

/**
 * Every change of an invoice that is allowed, by name. Handlers and jobs make changes only through `moveInvoice`, which
 * reads this table; a transition that is not in it cannot happen.
 */
export const transitions = {
  check: { from: [inProgress], to: checked, by: 'examiner', event: 'checked', guard: noActionRequired },
  complete: {
    from: [checked],
    to: completed,
    by: 'examiner',
    event: 'check_completed',
    guard: secondPersonAndCaptured,
    unlessStopped: true,
    unlessHeld: true,
  },
  transfer: { from: [completed], to: transferred, by: 'examiner', event: 'transferred', guard: noActionRequired },

  requireAction: {
    from: openStatuses,
    to: 'same',
    by: 'examiner',
    event: 'action_required',
    guard: noActionRequired,
    unlessOrdered: true,
  },
  requireReauthorisation: {
    from: inReviewStatuses,
    to: 'same',
    by: 'system',
    event: 'action_required',
    guard: noActionRequired,
  },
  returnTransfer: { from: [completed], to: 'same', by: 'examiner', event: 'action_required', guard: noActionRequired },
  confirmSupplier: {
    from: openStatuses,
    to: 'same',
    by: 'examiner',
    event: 'supplier_confirmed',
    guard: actionRequired,
  },
  answer: {
    from: openStatuses,
    to: inProgress,
    by: 'buyer',
    event: 'answered',
    guard: isOwnerActionRequired,
  },
  nameAccount: {
    from: [completed],
    to: inProgress,
    by: 'seller',
    event: 'account_named',
    guard: isSellerActionRequired,
  },
  correct: { from: [inProgress], to: 'same', by: 'buyer', event: 'answered', guard: noActionRequired },

  cancel: {
    from: openStatuses,
    to: cancelled,
    by: 'buyer',
    event: 'cancelled',
    guard: beforeCancelDeadline,
    unlessOrdered: true,
  },
  reject: {
    from: openStatuses,
    to: cancelled,
    by: 'examiner',
    event: 'cancelled',
    unlessOrdered: true,
  },
  cancelUnanswered: {
    from: openStatuses,
    to: cancelled,
    by: 'system',
    event: 'cancelled',
    guard: actionRequired,
  },

  link: { from: [buyerNotRegistered], to: waitingForPayment, by: 'buyer', event: 'linked' },
  payRequest: { from: [waitingForPayment], to: inProgress, by: 'buyer', event: 'applied' },
  declineRequest: { from: [waitingForPayment], to: cancelled, by: 'buyer', event: 'cancelled', unlessBeingPaid: true },
  withdrawRequest: {
    from: [buyerNotRegistered, waitingForPayment],
    to: cancelled,
    by: 'seller',
    event: 'cancelled',
    unlessBeingPaid: true,
  },
  // By whether the new address is a customer's, who then has the request at once.
  addressToCustomer: {
    from: awaitingBuyerStatuses,
    to: waitingForPayment,
    by: 'seller',
    event: 'addressee_changed',
    unlessBeingPaid: true,
  },
  addressToOutsider: {
    from: awaitingBuyerStatuses,
    to: buyerNotRegistered,
    by: 'seller',
    event: 'addressee_changed',
    unlessBeingPaid: true,
  },
  lapse: {
    from: [buyerNotRegistered, waitingForPayment],
    to: expired,
    by: 'system',
    event: 'expired',
    unlessBeingPaid: true,
  },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions

/** A change that has to wait for the end of a card payment that has begun. */
export const waitsForPayment = (name: TransitionName): boolean => 'unlessBeingPaid' in transitions[name]

/** A change that has to wait for a decision about the supplier. */
export const waitsForSupplier = (name: TransitionName): boolean => 'unlessStopped' in transitions[name]

/** A change that has to wait for the end of a freeze or a dispute. */
export const waitsForHold = (name: TransitionName): boolean => 'unlessHeld' in transitions[name]

/** A change that has to wait for the bank. */
export const waitsForBank = (name: TransitionName): boolean => 'unlessOrdered' in transitions[name]

/** The company in whose chain of the audit log a change stands: its seller's own changes in the seller's. */
export const auditedCompany = (
  name: TransitionName,
  { buyer_company_id, seller_company_id }: Pick<InvoiceRow, 'buyer_company_id' | 'seller_company_id'>,
): number => (transitions[name].by === 'seller' ? null : buyer_company_id) ?? seller_company_id ?? 0

/** Whether the status alone allows the change. */
export const isAllowedFrom = (name: TransitionName, { status }: Pick<InvoiceRow, 'status'>): boolean => {
  const { from }: Transition = transitions[name]
  return from.includes(status)
}

/** Why the change is not allowed now, or null where it is. */
export const refusalOf = (
  name: TransitionName,
  invoice: InvoiceRow,
  facts: TransitionFacts,
): TransitionRefusal | null => {
  const transition: Transition = transitions[name]
  if (!isAllowedFrom(name, invoice)) return 'wrong_status'
  if (transition.by !== facts.actor.kind) return 'wrong_actor'
  return transition.guard?.(invoice, facts) ?? null
}

export const statusAfter = (name: TransitionName, invoice: InvoiceRow): InvoiceStatusValue => {
  const { to }: Transition = transitions[name]
  return to === 'same' ? invoice.status : to
}
