import { addDays } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

/** Which days money can arrive on: the answer of `GET /banks/closed_day`. */
export interface DepositCalendar {
  readonly today: string
  readonly earliest_deposit_date: string
  readonly latest_transfer_date: string
  readonly closed_days: readonly string[]
}

/** The days that money of a request can arrive on, as the server says at this hour. */
export const closedDaysQuery = queryOptions({
  queryKey: ['banks', 'closedDays'],
  queryFn: ({ signal }) => calls.banks.getClosedDays({}, { signal }),
  staleTime: 5 * 60_000,
})

/** Days that can be chosen for the deposit, earliest first. */
export function depositDays({ earliest_deposit_date, latest_transfer_date, closed_days }: DepositCalendar): string[] {
  const closed = new Set(closed_days)
  const days: string[] = []
  for (let day = earliest_deposit_date; day <= latest_transfer_date; day = addDays(day, 1)) {
    if (!closed.has(day)) days.push(day)
  }
  return days
}

/** The day proposed for a due date: the last one that can be chosen on or before it, else the first. */
export function proposedDepositDay(dueDate: string, calendar: DepositCalendar): string {
  const days = depositDays(calendar)
  return days.findLast(day => day <= dueDate) ?? days[0] ?? ''
}
