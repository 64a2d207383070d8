import * as v from 'valibot'
import { Count } from './common.ts'

/** What goes to payees in a month of Japan's calendar, by the day of the transfer. */
export const MonthlyTotal = v.object({
  /** `YYYY-MM`. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Already with the payees, in yen. */
  transferred_amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Applied for, and not transferred yet. */
  planned_amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  count: Count,
})
export type MonthlyTotal = v.InferOutput<typeof MonthlyTotal>
