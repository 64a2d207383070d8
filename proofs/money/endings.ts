import * as actions from './actions.ts'
import type { Ending } from './ending-names.ts'

/** How a request ends, and what has to be true of its money then. */
interface Course {
  /** On the day of its answer; nothing where its time ends it. */
  readonly answer?: actions.LifeAction
  /** On the day after the bank could not pay out: it refuses the first transfer where this is given. */
  readonly afterRefusal?: actions.LifeAction
  /** From the day after the transfer, each on a day of its own. */
  readonly afterTransfer?: readonly actions.LifeAction[]
  /** The invoice's status in the end (docs/product.md#invoice-states). */
  readonly status: 4 | 5 | 8
  /** What its buyer's card was left with. */
  readonly card: 'unused' | 'voided' | 'refunded' | 'captured'
}

const paidOut = { answer: actions.payAndComplete, status: 4, card: 'captured' } as const
const unpaid = { status: 5, card: 'unused' } as const

const courses: Readonly<Record<Ending, Course>> = {
  transferred: paidOut,
  paidAfterDecline: { ...paidOut, answer: actions.payAfterDecline },
  rejectedBeforeCharge: { answer: actions.payAndReject, status: 5, card: 'voided' },
  rejectedAfterCharge: { answer: actions.chargeAndReject, status: 5, card: 'refunded' },
  cancelledByBuyer: { answer: actions.cancelByBuyer, status: 5, card: 'voided' },
  withdrawn: { ...unpaid, answer: actions.withdraw },
  declined: { ...unpaid, answer: actions.decline },
  lapsed: { ...unpaid, status: 8 },
  cardDeclined: { ...unpaid, answer: actions.payDeclined, status: 8 },
  accountRefused: { ...paidOut, afterRefusal: actions.nameAnother },
  accountRefusedAndRejected: { ...paidOut, afterRefusal: actions.reject, status: 5, card: 'refunded' },
  returnedAndResent: { ...paidOut, afterTransfer: [actions.bankReturned, actions.resend] },
  returnedAndResentElsewhere: { ...paidOut, afterTransfer: [actions.bankReturned, actions.resendElsewhere] },
  returnedAndRefunded: { ...paidOut, afterTransfer: [actions.bankReturned, actions.refund], card: 'refunded' },
}

export const courseOf = (ending: Ending): Course => courses[ending]

/** The seller has the money and the service its fee. */
export const isPaidOut = (ending: Ending): boolean => courses[ending].card === 'captured'

/** A receipt of the fee is issued with the transfer and stays, also where the money was returned and was refunded. */
export const hasReceipt = (ending: Ending): boolean => courses[ending].status === 4
