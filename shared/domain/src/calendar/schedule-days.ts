import { type Holidays, rollBack } from './business-days.ts'
import { addDays } from './calendar.ts'

/** On which day of each month something comes: a day that a month lacks is its last day. */
export type MonthlyRule =
  | { readonly kind: 'day_of_month'; readonly day: number }
  | { readonly kind: 'last_business_day' }

/**
 * The first day of the rule after a day, both `YYYY-MM-DD`: the 31st is 28 February, banks are open on a business day.
 */
export function nextMonthlyDay(rule: MonthlyRule, after: string, holidays: Holidays): string {
  const inThisMonth = dayOfRule(rule, after.slice(0, 7), holidays)
  return inThisMonth > after
    ? inThisMonth
    : dayOfRule(rule, addMonths(`${after.slice(0, 7)}-01`, 1).slice(0, 7), holidays)
}

/**
 * The first day of the rule after today, in a later month than that of the request that is copied: its own month has
 * been asked for already.
 * @param requestDay of the request's invoice or, without one, of its sending
 */
export function firstScheduledDay(
  rule: MonthlyRule,
  { today, requestDay }: { readonly today: string; readonly requestDay: string },
  holidays: Holidays,
): string {
  const endOfItsMonth = lastDayOf(requestDay.slice(0, 7))
  return nextMonthlyDay(rule, endOfItsMonth > today ? endOfItsMonth : today, holidays)
}

/** The same day some months later: a day that a month lacks is its last day, and a month's last day stays one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const target = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7)
  return day === lastDayOf(day.slice(0, 7)) ? lastDayOf(target) : dayIn(target, date)
}

const dayOfRule = (rule: MonthlyRule, month: string, holidays: Holidays): string =>
  rule.kind === 'day_of_month' ? dayIn(month, rule.day) : rollBack(lastDayOf(month), holidays)

const dayIn = (month: string, date: number): string => {
  const day = `${month}-${String(date).padStart(2, '0')}`
  return day < lastDayOf(month) ? day : lastDayOf(month)
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1)
}
