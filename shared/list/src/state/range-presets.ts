import { addDays, japanDay } from '@invoice-card/domain'
import { listMessages as messages } from './messages.ts'

interface RangePreset {
  readonly label: string
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

const recentDays = 90

/** Ranges of days that are asked for often, counted from today in Japan. */
export function rangePresets(now: Date): readonly RangePreset[] {
  const today = japanDay(now)
  const thisMonth = firstOfMonth(today)
  const lastOfPrevious = addDays(thisMonth, -1)
  return [
    { label: messages.presets.thisMonth, from: thisMonth, to: addDays(firstOfMonth(addDays(thisMonth, 31)), -1) },
    { label: messages.presets.lastMonth, from: firstOfMonth(lastOfPrevious), to: lastOfPrevious },
    { label: messages.presets.recent(recentDays), from: addDays(today, 1 - recentDays), to: today },
  ]
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
