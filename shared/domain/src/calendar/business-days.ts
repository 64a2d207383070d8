import { addDays, japanDay, japanHour, weekday } from './calendar.ts'

/** National holidays as `YYYY-MM-DD`. The server is the source; a set or a list's `has` will do. */
export interface Holidays {
  has(day: string): boolean
}

/** Hour in Japan from which an application counts for the next business day. */
const cutOffHour = 12
/** Business days from the day that counts to the earliest transfer. */
export const leadBusinessDays = 3
/** Calendar days from today to the latest transfer. */
export const latestTransferDays = 60

const isYearEnd = (day: string): boolean => ['12-31', '01-01', '01-02', '01-03'].includes(day.slice(5))

/** Whether banks are closed: Saturday, Sunday, national holiday, 31 December to 3 January. */
export const isClosedDay = (day: string, holidays: Holidays): boolean =>
  weekday(day) === 0 || weekday(day) === 6 || isYearEnd(day) || holidays.has(day)

const firstOpenDay = (day: string, step: 1 | -1, holidays: Holidays): string => {
  let candidate = day
  while (isClosedDay(candidate, holidays)) candidate = addDays(candidate, step)
  return candidate
}

/** The day itself, or the last business day before it: how a due date on a closed day rolls back. */
export const rollBack = (day: string, holidays: Holidays): string => firstOpenDay(day, -1, holidays)

/** The `count`-th business day after a day (before it where negative). */
export const addBusinessDays = (day: string, count: number, holidays: Holidays): string => {
  const step = count < 0 ? -1 : 1
  let result = day
  for (let i = 0; i < Math.abs(count); i++) result = firstOpenDay(addDays(result, step), step, holidays)
  return result
}

/** The business day that an application made now counts for: today before noon JST, else the next one. */
const countingDay = (now: Date, holidays: Holidays): string => {
  const today = japanDay(now)
  return firstOpenDay(japanHour(now) < cutOffHour ? today : addDays(today, 1), 1, holidays)
}

/** The first transfer date that can be chosen: the third business day after the day that counts. */
export const earliestTransferDate = (now: Date, holidays: Holidays): string =>
  addBusinessDays(countingDay(now, holidays), leadBusinessDays, holidays)

/** The last transfer date that can be chosen: 60 days from today, rolled back. */
export const latestTransferDate = (now: Date, holidays: Holidays): string =>
  rollBack(addDays(japanDay(now), latestTransferDays), holidays)

/** Whether a transfer date can be chosen now. */
export const isTransferDateAvailable = (day: string, now: Date, holidays: Holidays): boolean =>
  !isClosedDay(day, holidays) && day >= earliestTransferDate(now, holidays) && day <= latestTransferDate(now, holidays)

/** The date proposed for a due date: rolled back to a business day, never before the earliest nor after the latest. */
export const proposedTransferDate = (dueDate: string, now: Date, holidays: Holidays): string => {
  const wanted = rollBack(dueDate, holidays)
  const earliest = earliestTransferDate(now, holidays)
  const latest = latestTransferDate(now, holidays)
  if (wanted < earliest) return earliest
  return wanted > latest ? latest : wanted
}

/** Closed days from one day to another, both included. */
export const closedDaysBetween = (from: string, to: string, holidays: Holidays): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isClosedDay(day, holidays)) days.push(day)
  return days
}

/**
 * The moment from which it is too late to apply for a transfer on this day: noon in Japan of the last day that counts
 * for it.
 */
export const applicationDeadline = (transferDate: string, holidays: Holidays): Date =>
  new Date(`${addBusinessDays(transferDate, -leadBusinessDays, holidays)}T${cutOffHour}:00:00+09:00`)
