import { isRefusal } from '@invoice-card/api-client'
import { invoices, payments, type PlatformErrorCode } from '@invoice-card/contracts'
import { paths } from '../../paths.ts'
import { calls } from '../calls.ts'
import {
  changePaymentFlow,
  readFlowOf,
  readPaymentFlow,
  type CardCall,
  type PaymentAttempt,
  type PaymentFlow,
} from '../flow-state.ts'
import { signedIn } from '../signed-in.ts'
import { rememberLeft } from './left-payments.ts'
import { rememberPaidBy } from './paid-by.ts'

/** How far a payment is, as far as this browser knows. */
export type PaymentProgress =
  | { readonly kind: 'authenticate'; readonly url: string; readonly paymentId: string }
  | { readonly kind: 'settled'; readonly paymentId: string }
  | { readonly kind: 'declined'; readonly message: string | null }

type Approval = Awaited<ReturnType<typeof calls.creditCards.approveCredit>>
type Answer = Pick<Approval, 'payment_id' | 'status' | 'authentication_url' | 'message' | 'paid_invoice_id'> &
  Partial<Pick<Approval, 'v_result_code'>>

/** Whether an attempt has begun whose end this browser doesn't know. */
export const isPaymentUnderWay = ({
  attempt,
  paymentId,
}: {
  attempt: PaymentAttempt | null
  paymentId: string | null
}): boolean => attempt !== null || paymentId !== null

/** The screen that the open attempt was begun on; without one the confirmation of what was entered, if it was. */
export function screenOfAttempt({ attempt, isFormChecked }: PaymentFlow): string | null {
  const call = attempt?.call
  if (call?.name === 'payRequest') return paths.payRequest(call.invoiceId)
  if (call?.name === 'authoriseAgain')
    return call.body.corrected ? paths.editConfirm(call.invoiceId) : paths.authorise(call.invoiceId)
  return call || isFormChecked ? paths.confirm : null
}

/**
 * Starts an attempt: its key and body are in session storage before anything is sent.
 * While an earlier attempt is open, that one is finished instead, so no click can pay twice.
 */
export async function startPayment(call: CardCall): Promise<PaymentProgress> {
  if (isPaymentUnderWay(readPaymentFlow())) return resumePayment()
  changePaymentFlow({ attempt: { idempotencyKey: crypto.randomUUID(), call, isUnheard: false }, declined: null })
  return resumePayment()
}

/**
 * Learns how the open attempt stands: asks for the payment if the server has named it, else repeats the call under its key.
 * A refusal of the application closes the attempt, since nothing was charged; a lost answer leaves it open.
 * Whoever asks again while that is being asked hears the same answer.
 */
export function resumePayment(): Promise<PaymentProgress> {
  const { attempt, paymentId } = readPaymentFlow()
  const key = keyOf({ attempt, paymentId })
  if (asked === null || asked.key !== key) {
    const own = {
      key,
      progress: progressOfOpen(attempt, paymentId).finally(() => {
        if (asked === own) asked = null
      }),
    }
    asked = own
  }
  return asked.progress
}

/** What tells the open attempt from others. */
export const keyOf = ({ attempt, paymentId }: Pick<PaymentFlow, 'attempt' | 'paymentId'>): string | null =>
  attempt?.idempotencyKey ?? paymentId

let asked: { readonly key: string | null; readonly progress: Promise<PaymentProgress> } | null = null

async function progressOfOpen(attempt: PaymentAttempt | null, paymentId: string | null): Promise<PaymentProgress> {
  const owner = signedIn()
  const { draftId, preItem, invoiceFile } = readPaymentFlow()
  const answer = await answerOf(attempt, paymentId)
  if (owner === signedIn() && readFlowOf(answer.payment_id) === null)
    rememberLeft(answer.payment_id, { draftId, preItem, invoiceFile })
  return progressOf(await explained(answer))
}

/** With the words for its result code where it came with a code alone. */
async function explained(answer: Answer): Promise<Answer> {
  const { status, message, v_result_code } = answer
  if (status !== 'declined' || message || !v_result_code) return answer
  const told = await calls.invoices.getResultMessage({ params: { id: v_result_code } }).catch(() => null)
  return { ...answer, message: told?.message ?? null }
}

async function answerOf(attempt: PaymentAttempt | null, paymentId: string | null): Promise<Answer> {
  if (paymentId !== null) return calls.creditCards.approveCredit({ body: { payment_id: paymentId } })
  if (attempt === null) throw new Error('No payment is under way')
  return send(attempt)
}

/** The overlay does not cover the browser's way back: by the time of an answer the flow may be empty, or another payment's. */
const isOpen = ({ idempotencyKey }: PaymentAttempt) => readPaymentFlow().attempt?.idempotencyKey === idempotencyKey

async function send(attempt: PaymentAttempt): Promise<Answer> {
  // What an earlier release wrote down doesn't say whether it was sent.
  const { isUnheard = true } = attempt
  changePaymentFlow({ attempt: { ...attempt, isUnheard: true } })
  const owner = signedIn()
  try {
    const answer = await makeCall(attempt)
    if (owner === signedIn()) rememberPaidBy(answer.payment_id, attempt.call.name)
    if (isOpen(attempt)) changePaymentFlow({ paymentId: answer.payment_id })
    return answer
  } catch (error) {
    if (!isOpen(attempt)) throw error
    if (isNothingCharged(error, attempt) || (!isUnheard && isRefusal(error, ...precedingCodes)))
      changePaymentFlow(closed)
    else if (isRefusal(error, 'too_many_requests')) changePaymentFlow({ attempt: { ...attempt, isUnheard } })
    throw error
  }
}

async function makeCall({ idempotencyKey, call }: PaymentAttempt): Promise<Answer> {
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
  createInvoice: [...Object.keys(invoices.createInvoice.errors), 'invalid_request'],
  payRequest: [...Object.keys(payments.answerRequest.errors), 'invalid_request'],
  authoriseAgain: [...Object.keys(payments.authoriseAgain.errors), 'invalid_request'],
}

/** Whether it is a refusal that ends the attempt for good. */
export const isNothingCharged = (error: unknown, { call }: PaymentAttempt): boolean =>
  isRefusal(error, ...closingCodes[call.name])

/** Refusals that come before anybody looks for a payment under the key: they close an attempt only as long as no sending of it may have got further. */
const precedingCodes: readonly PlatformErrorCode[] = [
  'company_not_registered',
  'feature_disabled',
  'insufficient_scope',
  'not_found',
  'payload_too_large',
  'idempotency_key_required',
]

function progressOf({ status, payment_id, authentication_url, message, paid_invoice_id }: Answer): PaymentProgress {
  if (status === 'authentication_required' && authentication_url)
    return { kind: 'authenticate', url: authentication_url, paymentId: payment_id }
  // Another attempt has paid: the end of the payment says so, and offers no other.
  if (status !== 'declined' || paid_invoice_id !== undefined) return { kind: 'settled', paymentId: payment_id }
  const flow = readFlowOf(payment_id)
  if (flow !== null)
    changePaymentFlow({ ...closed, declined: { message: message ?? '', screen: screenOfAttempt(flow) } })
  return { kind: 'declined', message }
}

/** Forgets the attempt; what was typed stays. The next one gets a new key. */
const closed = { attempt: null, paymentId: null } as const
