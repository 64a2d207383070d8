const dayMs = 24 * 60 * 60 * 1000
const japanOffsetMs = 9 * 60 * 60 * 1000

const toUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The calendar day in Japan at an instant, `YYYY-MM-DD`. */
export const japanDay = (now: Date): string => fromUtc(now.getTime() + japanOffsetMs)

/** The hour in Japan at an instant, 0 to 23. */
export const japanHour = (now: Date): number => new Date(now.getTime() + japanOffsetMs).getUTCHours()

/** The day `count` days later (earlier where negative), `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string => fromUtc(toUtc(day) + count * dayMs)

/** Days from one day to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (toUtc(to) - toUtc(from)) / dayMs

/** 0 Sunday to 6 Saturday. */
export const weekday = (day: string): number => new Date(toUtc(day)).getUTCDay()

/** Whether year, month and day exist: refuses 2027-02-30. */
export const isCalendarDay = (day: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const instant = toUtc(day)
  return !Number.isNaN(instant) && fromUtc(instant) === day
}
