import { addDays, japanDay } from '@invoice-card/domain'
import { listMessages as messages } from './messages.ts'
import type { DaysOfRange } from './range.ts'

interface RangePreset {
  readonly label: string
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

const recentDays = 90
const comingDays = 30

/** Ranges of days that are asked for often, counted from today in Japan. */
export function rangePresets(now: Date, days: DaysOfRange = 'past'): readonly RangePreset[] {
  const today = japanDay(now)
  const thisMonth = firstOfMonth(today)
  const nextMonth = firstOfMonth(addDays(thisMonth, 31))
  const { presets } = messages
  const current = { label: presets.thisMonth, ...monthOf(thisMonth) }
  if (days === 'ahead')
    return [
      current,
      { label: presets.nextMonth, ...monthOf(nextMonth) },
      { label: presets.coming(comingDays), from: today, to: addDays(today, comingDays - 1) },
    ]
  return [
    current,
    { label: presets.lastMonth, ...monthOf(firstOfMonth(addDays(thisMonth, -1))) },
    { label: presets.recent(recentDays), from: addDays(today, 1 - recentDays), to: today },
  ]
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const monthOf = (first: string) => ({ from: first, to: addDays(firstOfMonth(addDays(first, 31)), -1) })
