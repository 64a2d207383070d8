import type { banks, ResponseOf } from '@invoice-card/contracts'
import { addDays } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

export type DepositCalendar = ResponseOf<typeof banks.getClosedDays>

/** The days on which money can arrive, as the server says at this hour. */
export const depositCalendarQuery = queryOptions({
  queryKey: ['banks', 'closedDays'],
  queryFn: ({ signal }) => calls.banks.getClosedDays({}, { signal }),
  staleTime: 5 * 60_000,
})

/** Deposit days that can be chosen, earliest first; the day that stays among them. */
export function depositDays(calendar: DepositCalendar, current = ''): string[] {
  const { earliest_deposit_date: first, latest_transfer_date: last, closed_days } = calendar
  const closed = new Set(closed_days)
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) if (!closed.has(day)) days.push(day)
  return current === '' || days.includes(current) ? days : [...days, current].toSorted()
}

/** The day proposed for a due date: the last one that can be chosen on or before it, else the first. */
export function proposedDepositDay(dueDate: string, calendar: DepositCalendar): string {
  const days = depositDays(calendar)
  return days.findLast(day => day <= dueDate) ?? days[0] ?? ''
}
