import type { RunPaymentEvent, SeveralEvent } from './events.ts'
import { isOpenState, nothingChosen, type Run, type RunPayment, type SeveralPayments } from './run.ts'
import { currentPayment, isRunLeftUnheard } from './selectors.ts'

type Running = Extract<Run, { stage: 'running' }>

/** So many declines one after the other are the card's: each counts against the card and its user. */
const declinesOfCard = 3

/** What this tab knows of several payments after the event. Pure: nothing is sent, shown or stored here. */
export function reduceSeveral(before: SeveralPayments, event: SeveralEvent): SeveralPayments {
  if (event.type === 'formTyped') return { ...before, form: event.form }
  if (event.type === 'confirmed') {
    const { [event.key]: _before, ...others } = before.confirmed ?? {}
    return { ...before, confirmed: event.held === null ? others : { ...others, [event.key]: event.held } }
  }
  const run = reduceRun(before.run, event)
  if (run === before.run) return before
  // The next press is for other payments: their terms are agreed to again.
  return { ...before, run, form: event.type === 'begun' ? nothingChosen.form : before.form }
}

function reduceRun(run: Run, event: Exclude<SeveralEvent, { type: 'formTyped' | 'confirmed' }>): Run {
  if (event.type === 'begun') {
    // No press begins others while a payment's end is not known, but for one that its user has left.
    if ((run.stage === 'running' && !isRunLeftUnheard(run, event.at)) || event.orders.length === 0) return run
    return {
      stage: 'running',
      begunAt: event.at,
      isHalted: false,
      payments: event.orders.map(order => ({ ...order, state: { kind: 'waiting' } })),
      leftOut: event.leftOut ?? [],
    }
  }
  if (run.stage !== 'running') return run
  if (event.type === 'halted') return goOn({ ...run, isHalted: true })
  if (event.type === 'sessionEnded') return { ...run, isHalted: true, isSessionOver: true }
  return reduceCurrent(run, event)
}

function reduceCurrent(run: Running, event: RunPaymentEvent): Run {
  const current = currentPayment(run)
  if (current?.idempotencyKey !== event.key) return run
  const state = stateAfter(current, event)
  if (state === current.state) return run
  const changed: Running = {
    ...run,
    payments: run.payments.map(payment => (payment === current ? { ...payment, state } : payment)),
  }
  if (event.type !== 'failed' && event.type !== 'paid') return changed
  if (event.type === 'failed' && event.stops !== null) return stopped(changed, event.stops)
  return isCardTriedOut(changed) ? stopped(changed, 'card') : goOn(changed)
}

function stateAfter({ state }: RunPayment, event: RunPaymentEvent): RunPayment['state'] {
  const paymentId = state.kind === 'authenticating' ? state.paymentId : null
  switch (event.type) {
    case 'sent':
      return state.kind === 'authenticating' ? state : { kind: 'submitting', isUnheard: true }
    case 'deferred':
      return state.kind === 'submitting' ? { ...state, isUnheard: event.isUnheard } : state
    case 'notBegun':
      return state.kind === 'submitting' ? { kind: 'waiting' } : state
    case 'named':
      return state.kind === 'submitting' ? { kind: 'authenticating', paymentId: event.paymentId } : state
    case 'paid': {
      const { invoiceId, isPaidElsewhere } = event
      return paymentId === null ? state : { kind: 'paid', paymentId, invoiceId, isPaidElsewhere }
    }
    case 'failed': {
      const { message, isDeclined, isLeft = false, isContactAsked = false, stops } = event
      const isCardRefused = isDeclined || stops === 'card'
      const isPayableAgain = isLeft || stops === 'everything'
      return isOpenState(state)
        ? { kind: 'failed', paymentId, message, isDeclined, isCardRefused, isPayableAgain, isContactAsked }
        : state
    }
  }
}

/** Ends where nothing waits; stops where nothing more is wanted. */
function goOn(run: Running): Run {
  const { payments, leftOut, isHalted } = run
  if (payments.some(({ state }) => isOpenState(state))) return run
  if (payments.every(({ state }) => state.kind !== 'waiting')) return { stage: 'ended', payments, leftOut }
  return isHalted ? stopped(run, run.isSessionOver ? 'session' : 'user') : run
}

const stopped = ({ payments, leftOut }: Running, reason: Extract<Run, { stage: 'stopped' }>['reason']): Run =>
  payments.some(({ state }) => state.kind === 'waiting')
    ? { stage: 'stopped', payments, leftOut, reason }
    : { stage: 'ended', payments, leftOut }

function isCardTriedOut({ payments }: Running): boolean {
  const made = payments.filter(({ state }) => state.kind !== 'waiting').slice(-declinesOfCard)
  return made.length === declinesOfCard && made.every(({ state }) => state.kind === 'failed' && state.isDeclined)
}
