import { isLongAgo } from '../../checkout/selectors.ts'
import type { Chosen } from './chosen.ts'
import { isOpenState, type Run, type RunPayment } from './run.ts'

/** The payments of a run, in their order. */
export const paymentsOf = (run: Run): readonly RunPayment[] => (run.stage === 'none' ? [] : run.payments)

/** The payment that is in progress, else the next one; null once none is left to be made. */
export function currentPayment(run: Run): RunPayment | null {
  if (run.stage !== 'running') return null
  return (
    run.payments.find(({ state }) => isOpenState(state)) ??
    run.payments.find(({ state }) => state.kind === 'waiting') ??
    null
  )
}

/** Whether the payment in progress would be sent again, though the run was begun long ago. */
export const isRunLeftUnheard = (run: Run, now = Date.now()): boolean =>
  run.stage === 'running' && currentPayment(run)?.state.kind === 'submitting' && isLongAgo(run.begunAt, now)

/** Which one that is, counted from 1. */
export const placeOfCurrent = (run: Run): number =>
  paymentsOf(run).findIndex(payment => payment === currentPayment(run)) + 1

/** What can be paid as it is: payments not made yet, and those that failed for their card or for the moment alone. */
export const restOf = (run: Run): readonly RunPayment[] =>
  paymentsOf(run).filter(
    ({ state }) =>
      state.kind === 'waiting' || (state.kind === 'failed' && (state.isCardRefused || state.isPayableAgain)),
  )

/** What the card pays by this run so far, in yen, and by how many payments: none that another attempt has made. */
export function paidByRun(run: Run): { readonly count: number; readonly totalYen: number } {
  const paid = paymentsOf(run).filter(({ state }) => state.kind === 'paid' && !state.isPaidElsewhere)
  return { count: paid.length, totalYen: paid.reduce((sum, { totalYen }) => sum + totalYen, 0) }
}

/** What was chosen with the payments of the run, and is not one of them. */
export const leftOutOf = (run: Run): readonly Chosen[] => (run.stage === 'none' ? [] : (run.leftOut ?? []))

/** Whether the payment is one of the run. */
export const isOfRun = (run: Run, paymentId: string | null): boolean =>
  paymentId !== null && paymentsOf(run).some(({ state }) => 'paymentId' in state && state.paymentId === paymentId)

/** The card that was refused; null where none was. */
export function refusedCardId(run: Run): number | null {
  const refused = paymentsOf(run).find(({ state }) => state.kind === 'failed' && state.isCardRefused)
  const isTriedOut = run.stage === 'stopped' && run.reason === 'card'
  const card = (refused ?? (isTriedOut ? paymentsOf(run)[0] : undefined))?.item.body.card
  return card?.kind === 'saved' ? card.credit_card_id : null
}
