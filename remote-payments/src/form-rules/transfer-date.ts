import { addDays } from '@invoice-card/domain'
import type { TransferCalendar } from './form.ts'

/** Days that can be chosen, earliest first. */
export function transferDays({
  earliest_transfer_date,
  latest_transfer_date,
  closed_days,
}: TransferCalendar): string[] {
  const closed = new Set(closed_days)
  const days: string[] = []
  for (let day = earliest_transfer_date; day <= latest_transfer_date; day = addDays(day, 1))
    if (!closed.has(day)) days.push(day)
  return days
}

/** The day proposed for a due date: the last one that can be chosen on or before it, else the first. */
export function proposedTransferDay(dueDate: string, calendar: TransferCalendar): string {
  const days = transferDays(calendar)
  return days.findLast(day => day <= dueDate) ?? days[0] ?? ''
}
