/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** What falls due on a day, in yen. */
export interface DaySum {
  readonly day: string
  readonly count: number
  readonly amount: number
  readonly commission_amount: number
}
