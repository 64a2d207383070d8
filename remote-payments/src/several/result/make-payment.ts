import { isRefusal, SessionEndedError } from '@invoice-card/api-client'
import { isContactAsked } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { calls } from '../../calls.ts'
import { isAttemptClosed, makeCall } from '../../card-payment/attempt/attempt.ts'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { endOfPayment } from '../../checkout/end-of-payment.ts'
import { dispatch } from '../../checkout/store.ts'
import { removeDraftFromQueue } from '../../draft/queue/queue-state.ts'
import { callOf, type RunPayment } from '../run/run.ts'
import { currentPayment } from '../run/selectors.ts'
import { dispatchSeveral, readRun } from '../run/store.ts'
import { isCountedDecline, isLeftByPayer, stopOfDecline, stopOfRefusal } from './stops.ts'

/** What one step of a run has led to. */
export type RunStep =
  /** `isNew`: nobody has seen the page of the issuer yet; else the user has come back from it. */
  | { readonly kind: 'authenticate'; readonly url: string; readonly isNew: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'settled' }
  /** The browser has no line: the next payment is not begun. */
  | { readonly kind: 'offline' }
  /** No payment is left to be made. */
  | { readonly kind: 'over' }

/** A payment that was agreed to so long ago is not charged by itself: a tab may be opened again the next day. */
const agreedForMs = 60 * 60_000

let inFlight: Promise<RunStep> | null = null

/** Makes the next payment of the run, or asks how the one in progress stands. A second caller gets the same answer. */
export function stepRun(): Promise<RunStep> {
  inFlight ??= nextStep().finally(() => {
    inFlight = null
  })
  return inFlight
}

async function nextStep(): Promise<RunStep> {
  const run = readRun()
  const payment = currentPayment(run)
  if (payment === null || run.stage !== 'running') return { kind: 'over' }
  if (payment.state.kind === 'authenticating') return askEnd(payment, payment.state.paymentId)
  const isStopped = run.isHalted || Date.now() > run.begunAt + agreedForMs
  if (payment.state.kind === 'waiting' && isStopped) {
    dispatchSeveral({ type: 'halted' })
    return { kind: 'over' }
  }
  if (payment.state.kind === 'waiting' && !navigator.onLine) return { kind: 'offline' }
  const started = await begin(payment)
  if (started === null) return { kind: 'settled' }
  const end = endOfPayment(started)
  return end.kind === 'authentication'
    ? { kind: 'authenticate', url: end.url, isNew: true }
    : askEnd(payment, started.payment_id)
}

/** Null where the payment was refused: nothing was charged. A lost answer leaves the payment open. */
async function begin({ idempotencyKey: key, item, state }: RunPayment) {
  const call = callOf(item)
  const isUnheard = state.kind === 'submitting' && state.isUnheard
  dispatchSeveral({ type: 'sent', key })
  try {
    const answer = await makeCall({ idempotencyKey: key, call })
    dispatchSeveral({ type: 'named', key, paymentId: answer.payment_id })
    return answer
  } catch (error) {
    if (isRefusal(error) && isAttemptClosed(error, { idempotencyKey: key, call, isUnheard })) {
      const message = failureText(error)
      dispatchSeveral({
        type: 'failed',
        key,
        message,
        isDeclined: false,
        isContactAsked: isContactAsked(error.code),
        stops: stopOfRefusal(error.code),
      })
      return null
    }
    if (error instanceof SessionEndedError && !isUnheard) dispatchSeveral({ type: 'notBegun', key })
    if (isRefusal(error, 'too_many_requests')) dispatchSeveral({ type: 'deferred', key, isUnheard })
    throw error
  }
}

async function askEnd(payment: RunPayment, paymentId: string): Promise<RunStep> {
  const { idempotencyKey: key } = payment
  const answer = await calls.creditCards.approveCredit({ body: { payment_id: paymentId } })
  const end = endOfPayment(answer)
  switch (end.kind) {
    case 'paid':
      dispatchSeveral({ type: 'paid', key, invoiceId: end.invoiceId, isPaidElsewhere: end.isPaidElsewhere })
      clearInput(payment)
      return { kind: 'settled' }
    case 'declined': {
      const { v_result_code: code } = answer
      const message = end.message || cardMessages.declined.fallback
      const isDeclined = isCountedDecline(code)
      dispatchSeveral({
        type: 'failed',
        key,
        message,
        isDeclined,
        isLeft: isLeftByPayer(code),
        isContactAsked: isContactAsked(code ?? ''),
        stops: stopOfDecline(code),
      })
      return { kind: 'settled' }
    }
    case 'authentication':
      return { kind: 'authenticate', url: end.url, isNew: false }
    case 'open':
      return { kind: 'pending' }
  }
}

/** The draft of a payment is gone: nothing of it may be offered again. */
function clearInput({ item }: RunPayment): void {
  if (item.kind !== 'draft') return
  removeDraftFromQueue(item.id)
  const [fileId] = item.body.file_ids
  if (fileId !== undefined) dispatch({ type: 'inputDiscarded', fileId })
}
