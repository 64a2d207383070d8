import { isRefusal } from '@invoice-card/api-client'
import { invoices, type CreateInvoiceBody } from '@invoice-card/contracts'
import { calls } from '../common/calls.ts'
import { changePaymentFlow, readPaymentFlow, type PaymentAttempt } from '../common/flow-state.ts'

/** How far a payment is, as far as this browser knows. */
export type PaymentProgress =
  | { readonly kind: 'authenticate', readonly url: string }
  | { readonly kind: 'settled', readonly paymentId: string }
  | { readonly kind: 'declined', readonly message: string | null }

type Answer = Awaited<ReturnType<typeof calls.creditCards.approveCredit>> | Awaited<ReturnType<typeof calls.invoices.createInvoice>>

/** Whether an attempt has begun whose end this browser doesn't know. */
export const isPaymentUnderWay = ({ attempt, paymentId }: { attempt: PaymentAttempt | null, paymentId: string | null }): boolean =>
  attempt !== null || paymentId !== null

/**
 * Starts an attempt: its key and body are in session storage before anything is sent.
 * While an earlier attempt is open, that one is finished instead, so no click can pay twice.
 */
export async function startPayment(body: CreateInvoiceBody): Promise<PaymentProgress> {
  if (isPaymentUnderWay(readPaymentFlow())) return resumePayment()
  changePaymentFlow({ attempt: { idempotencyKey: crypto.randomUUID(), body }, declinedMessage: null })
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

async function send({ idempotencyKey, body }: PaymentAttempt) {
  try {
    const answer = await calls.invoices.createInvoice({ body }, { idempotencyKey })
    changePaymentFlow({ paymentId: answer.payment_id })
    return answer
  }
  catch (error) {
    if (isRefusal(error, ...closingCodes)) closeAttempt()
    throw error
  }
}

// Other refusals say nothing about the application: 429 asks to wait, 503 to try again. Their key must stay.
const closingCodes = [...Object.keys(invoices.createInvoice.errors), 'invalid_request']

function progressOf({ status, payment_id, authentication_url, message }: Answer): PaymentProgress {
  if (status === 'authentication_required' && authentication_url) return { kind: 'authenticate', url: authentication_url }
  if (status !== 'declined') return { kind: 'settled', paymentId: payment_id }
  closeAttempt()
  changePaymentFlow({ declinedMessage: message })
  return { kind: 'declined', message }
}

/** Forgets the attempt; what was typed stays. The next one gets a new key. */
export const closeAttempt = (): void => changePaymentFlow({ attempt: null, paymentId: null })
