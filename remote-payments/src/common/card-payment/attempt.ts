import { isRefusal } from '@invoice-card/api-client'
import { invoices, payments } from '@invoice-card/contracts'
import { paths } from '../../paths.ts'
import { calls } from '../calls.ts'
import { changePaymentFlow, readPaymentFlow, type CardCall, type PaymentAttempt, type PaymentFlow } from '../flow-state.ts'

/** How far a payment is, as far as this browser knows. */
export type PaymentProgress =
  | { readonly kind: 'authenticate', readonly url: string }
  | { readonly kind: 'settled', readonly paymentId: string }
  | { readonly kind: 'declined', readonly message: string | null }

type Answer = Pick<Awaited<ReturnType<typeof calls.invoices.createInvoice>>, 'payment_id' | 'status' | 'authentication_url' | 'message'>

/** Whether an attempt has begun whose end this browser doesn't know. */
export const isPaymentUnderWay = ({ attempt, paymentId }: { attempt: PaymentAttempt | null, paymentId: string | null }): boolean =>
  attempt !== null || paymentId !== null

/** The screen that the open attempt was begun on; without one the confirmation of what was entered, if it was. */
export function screenOfAttempt({ attempt, isFormChecked }: PaymentFlow): string | null {
  const call = attempt?.call
  if (call?.name === 'payRequest') return paths.payRequest(call.invoiceId)
  if (call?.name === 'authoriseAgain') return call.body.corrected ? paths.editConfirm(call.invoiceId) : paths.authorise(call.invoiceId)
  return call || isFormChecked ? paths.confirm : null
}

/**
 * Starts an attempt: its key and body are in session storage before anything is sent.
 * While an earlier attempt is open, that one is finished instead, so no click can pay twice.
 */
export async function startPayment(call: CardCall): Promise<PaymentProgress> {
  if (isPaymentUnderWay(readPaymentFlow())) return resumePayment()
  changePaymentFlow({ attempt: { idempotencyKey: crypto.randomUUID(), call }, declinedMessage: null })
  return resumePayment()
}

/**
 * Learns how the open attempt stands: asks for the payment if the server has named it, else repeats the call under its key.
 * A refusal of the application closes the attempt, since nothing was charged; a lost answer leaves it open.
 */
export async function resumePayment(): Promise<PaymentProgress> {
  const { attempt, paymentId } = readPaymentFlow()
  if (paymentId !== null) return progressOf(await calls.creditCards.approveCredit({ body: { payment_id: paymentId } }))
  if (attempt === null) throw new Error('No payment is under way')
  return progressOf(await send(attempt))
}

async function send(attempt: PaymentAttempt): Promise<Answer> {
  try {
    const answer = await makeCall(attempt)
    changePaymentFlow({ paymentId: answer.payment_id })
    return answer
  }
  catch (error) {
    if (isRefusal(error, ...closingCodes[attempt.call.name])) closeAttempt()
    throw error
  }
}

async function makeCall({ idempotencyKey, call }: PaymentAttempt): Promise<Answer> {
  if (call.name === 'createInvoice') return calls.invoices.createInvoice({ body: call.body }, { idempotencyKey })
  const params = { id: call.invoiceId }
  if (call.name === 'authoriseAgain') return calls.payments.authoriseAgain({ params, body: call.body }, { idempotencyKey })
  const { payment_id, status, ...answer } = await calls.payments.answerRequest({ params, body: call.body }, { idempotencyKey })
  // Only an answer that declines has no payment.
  if (payment_id === null || status === 'request_declined') throw new Error(`Request ${call.invoiceId} was paid and answered as declined`)
  return { ...answer, payment_id, status }
}

// Other refusals say nothing about the payment: 429 asks to wait, 503 to try again. Their key must stay.
const closingCodes: Readonly<Record<CardCall['name'], readonly string[]>> = {
  createInvoice: [...Object.keys(invoices.createInvoice.errors), 'invalid_request'],
  payRequest: [...Object.keys(payments.answerRequest.errors), 'invalid_request'],
  authoriseAgain: [...Object.keys(payments.authoriseAgain.errors), 'invalid_request'],
}

function progressOf({ status, payment_id, authentication_url, message }: Answer): PaymentProgress {
  if (status === 'authentication_required' && authentication_url) return { kind: 'authenticate', url: authentication_url }
  if (status !== 'declined') return { kind: 'settled', paymentId: payment_id }
  closeAttempt()
  changePaymentFlow({ declinedMessage: message })
  return { kind: 'declined', message }
}

/** Forgets the attempt; what was typed stays. The next one gets a new key. */
export const closeAttempt = (): void => changePaymentFlow({ attempt: null, paymentId: null })
