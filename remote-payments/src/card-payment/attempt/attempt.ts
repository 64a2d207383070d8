import { isRefusal } from '@invoice-card/api-client'
import {
  answerRequestErrors,
  authoriseAgainErrors,
  createInvoiceErrors,
  type PlatformErrorCode,
} from '@invoice-card/contracts'
import { calls } from '../../calls.ts'
import type { CardCall, PaidFor, PaymentAttempt } from '../../checkout/checkout.ts'
import { endOfPayment } from '../../checkout/end-of-payment.ts'
import { attemptOf, isPaymentPending, paidForOf } from '../../checkout/selectors.ts'
import { dispatch, readCheckout } from '../../checkout/store.ts'
import { signedInUser } from '@invoice-card/session'

/** How far a payment is, as far as this browser knows. */
export type PaymentProgress =
  | { readonly kind: 'authenticate'; readonly url: string; readonly paymentId: string }
  | { readonly kind: 'settled'; readonly paymentId: string }
  | { readonly kind: 'declined'; readonly message: string | null; readonly code: string | null }

type Approval = Awaited<ReturnType<typeof calls.creditCards.approveCredit>>
type Answer = Pick<Approval, 'payment_id' | 'status' | 'authentication_url' | 'message' | 'paid_invoice_id'> &
  Partial<Pick<Approval, 'v_result_code'>>

/**
 * Starts an attempt: its key and body are in session storage before anything is sent.
 * While an earlier attempt is open, that one is finished instead, so no click can pay twice.
 */
export async function startPayment(call: CardCall): Promise<PaymentProgress> {
  // Of this device at both ends: after a reload the server's time is not known yet.
  const begunAt = Date.now()
  dispatch({ type: 'submitted', attempt: { idempotencyKey: crypto.randomUUID(), call, isUnheard: false, begunAt } })
  return resumePayment()
}

/**
 * Learns how the open attempt stands: asks for the payment if the server has named it, else repeats the call under its
 * key. A refusal of the application closes the attempt, since nothing was charged; a lost answer leaves it open. A
 * second caller while that is in progress gets the same answer.
 */
export function resumePayment(): Promise<PaymentProgress> {
  const key = openKey()
  if (asked === null || asked.key !== key) {
    const own = {
      key,
      progress: progressOfOpen().finally(() => {
        if (asked === own) asked = null
      }),
    }
    asked = own
  }
  return asked.progress
}

/** The key of the open attempt. */
const openKey = (): string | null => attemptOf(readCheckout())?.idempotencyKey ?? null

let asked: { readonly key: string | null; readonly progress: Promise<PaymentProgress> } | null = null

async function progressOfOpen(): Promise<PaymentProgress> {
  const open = readCheckout()
  if (!isPaymentPending(open)) throw new Error('No payment is in progress')
  const answer =
    open.stage === 'authenticating'
      ? await calls.creditCards.approveCredit({ body: { payment_id: open.paymentId } })
      : await send(open.attempt, paidForOf(open))
  return progressOf(await explained(answer))
}

/** With the words for its result code where it came with a code alone. */
async function explained(answer: Answer): Promise<Answer> {
  const { status, message, v_result_code } = answer
  if (status !== 'declined' || message || !v_result_code) return answer
  const explanation = await calls.invoices.getResultMessage({ params: { id: v_result_code } }).catch(() => null)
  return { ...answer, message: explanation?.message ?? null }
}

/**
 * The overlay does not cover the browser's back button: by the time of an answer the flow may be empty, or another
 * payment's. The reducer then leaves it alone.
 */
async function send(attempt: PaymentAttempt, paidFor: PaidFor): Promise<Answer> {
  const { idempotencyKey: key, isUnheard } = attempt
  dispatch({ type: 'sent', key })
  const owner = signedInUser()
  try {
    const answer = await makeCall(attempt)
    if (owner === signedInUser()) dispatch({ type: 'named', key, paymentId: answer.payment_id, paidFor })
    return answer
  } catch (error) {
    if (isAttemptClosed(error, attempt)) dispatch({ type: 'refused', key })
    else if (isRefusal(error, 'too_many_requests')) dispatch({ type: 'deferred', key, isUnheard })
    throw error
  }
}

/** Sends the call under its key. Rejects with the refusal, or where the answer is lost. */
export async function makeCall({
  idempotencyKey,
  call,
}: Pick<PaymentAttempt, 'idempotencyKey' | 'call'>): Promise<Answer> {
  if (call.name === 'createInvoice') return calls.invoices.createInvoice({ body: call.body }, { idempotencyKey })
  const params = { id: call.invoiceId }
  if (call.name === 'authoriseAgain')
    return calls.payments.authoriseAgain({ params, body: call.body }, { idempotencyKey })
  const { payment_id, status, ...answer } = await calls.payments.answerRequest(
    { params, body: call.body },
    { idempotencyKey },
  )
  // Only an answer that declines has no payment.
  if (payment_id === null || status === 'request_declined')
    throw new Error(`Request ${call.invoiceId} was paid and answered as declined`)
  return { ...answer, payment_id, status }
}

// Other refusals say nothing about the payment: 429 asks to wait, 503 to try again. Their key must stay.
const closingCodes: Readonly<Record<CardCall['name'], readonly string[]>> = {
  createInvoice: [...Object.keys(createInvoiceErrors), 'invalid_request'],
  payRequest: [...Object.keys(answerRequestErrors), 'invalid_request'],
  authoriseAgain: [...Object.keys(authoriseAgainErrors), 'invalid_request'],
}

/** Whether it is a refusal that ends the attempt for good. */
export const isNothingCharged = (error: unknown, { call }: PaymentAttempt): boolean =>
  isRefusal(error, ...closingCodes[call.name])

/**
 * Whether nothing was charged and nothing will be under the key: the next attempt has another one. `isUnheard` of the
 * attempt is as it was before the sending that failed.
 */
export const isAttemptClosed = (error: unknown, attempt: PaymentAttempt): boolean =>
  isNothingCharged(error, attempt) || (!attempt.isUnheard && isRefusal(error, ...precedingCodes))

/**
 * Refusals that come before anybody looks for a payment under the key: they close an attempt only as long as no sending
 * of it may have got further.
 */
export const precedingCodes: readonly PlatformErrorCode[] = [
  'company_not_registered',
  'company_frozen',
  'feature_disabled',
  'insufficient_scope',
  'not_found',
  'payload_too_large',
  'idempotency_key_required',
]

function progressOf(answer: Answer): PaymentProgress {
  const { payment_id: paymentId } = answer
  const end = endOfPayment(answer)
  if (end.kind === 'authentication') return { kind: 'authenticate', url: end.url, paymentId }
  // What is not known yet is asked on the screen of the end; so is another attempt that has paid.
  if (end.kind !== 'declined') return { kind: 'settled', paymentId }
  dispatch({ type: 'declined', paymentId, message: end.message ?? '', code: end.code })
  return end
}
