import type { RequestSellerDetail } from '@invoice-card/contracts'
import { type CourseStep, courseSteps, requestStatus } from '@invoice-card/domain'
import { messages } from './messages.ts'

const words = messages.ahead

/** What happened to a request, and what comes next: the server states the latter only once the buyer has paid. */
export function stepsOf(request: RequestSellerDetail): CourseStep[] {
  const isActionRequired = request.account_required !== null
  const cancelReason = request.cancellation?.reason
  return [
    ...courseSteps(request.timeline, { isActionRequired, isSeller: true, cancelReason }),
    ...stepsToPayment(request),
  ]
}

function stepsToPayment({ status, is_open, expires_at, deposit_date }: RequestSellerDetail): CourseStep[] {
  if (!is_open) return []
  const isOpened = status !== requestStatus.waiting
  const payUntil = expires_at === null ? null : { value: expires_at, isDeadline: true }
  const depositOn = deposit_date === null ? null : { value: deposit_date, isDeadline: false }
  return [
    ...(isOpened ? [] : [{ title: words.opened, state: 'current' as const, when: null, lines: [] }]),
    { title: words.paid, state: isOpened ? 'current' : 'upcoming', when: payUntil, lines: [] },
    { title: words.checked, state: 'upcoming', when: null, lines: [] },
    { title: words.deposited, state: 'upcoming', when: depositOn, lines: [] },
  ]
}
