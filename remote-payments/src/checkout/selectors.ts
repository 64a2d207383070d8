import { paths } from '../paths.ts'
import type { CardCall, OpenCheckout, PaidFor, PaymentAttempt } from './checkout.ts'

type WithAttempt = Extract<OpenCheckout, { attempt: PaymentAttempt }>

/** The attempt whose end this browser does not know; null where none has begun. */
export const attemptOf = (open: OpenCheckout): PaymentAttempt | null => (isPaymentPending(open) ? open.attempt : null)

/** Whether an attempt has begun whose end this browser doesn't know. */
export const isPaymentPending = (open: OpenCheckout): open is WithAttempt =>
  open.stage === 'submitting' || open.stage === 'authenticating'

/** For so long what was sent and not answered is sent again by itself. */
const repeatedForMs = 30 * 60_000

/** Whether a payment was begun so long ago that only a press sends it again: a tab may be restored days later. */
export const isLongAgo = (begunAt: number | undefined, now = Date.now()): boolean =>
  begunAt === undefined || now > begunAt + repeatedForMs

/** Whether the open attempt would be sent again, though it was begun long ago. */
export const isLeftUnheard = (open: OpenCheckout): boolean =>
  open.stage === 'submitting' && isLongAgo(open.attempt.begunAt)

/** The screen that an attempt is begun on. */
export function screenOfCall(call: CardCall): string {
  if (call.name === 'payRequest') return paths.payRequest(call.invoiceId)
  if (call.name === 'createInvoice') return paths.confirm
  return call.body.corrected ? paths.editConfirm(call.invoiceId) : paths.authorise(call.invoiceId)
}

/** The screen of the open attempt: its end comes before anything else. */
export function screenOfAttempt(open: OpenCheckout): string | null {
  const attempt = attemptOf(open)
  return attempt && screenOfCall(attempt.call)
}

/** Why a card was declined. */
export interface WhyDeclined {
  /** As the server says it; empty where it does not. */
  readonly message: string
  /** The result code that the message explains. */
  readonly code?: string | null | undefined
}

/** Why the card was declined that was tried last on the given screen. */
export const whyDeclinedOn = (open: OpenCheckout, screen: string): WhyDeclined | null =>
  open.stage === 'declined' && open.screen === screen ? open : null

/** What the end of this attempt needs to know. */
export const paidForOf = ({ entry, attempt }: WithAttempt): PaidFor => ({
  call: attempt.call.name,
  // A request or a second authorisation registers no draft, though one may be open beside it.
  ...(attempt.call.name === 'createInvoice' && entry.kind === 'application'
    ? { draftId: entry.draftId, preItem: entry.preItem, invoiceFile: entry.invoiceFile }
    : { draftId: null, preItem: null, invoiceFile: null }),
})
