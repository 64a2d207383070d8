import * as v from 'valibot'
import { DateOnly, optionalText } from './base/common.ts'
import { BankCode } from './accounts.ts'
import { defineContract } from './base/endpoint.ts'

/** A bank (`code` four digits) or, asked for with `bank_code`, a branch (`code` three digits). */
export const Bank = v.object({ code: v.string(), name: v.string(), name_kana: v.string() })
export type Bank = v.InferOutput<typeof Bank>

/** Banks, branches and the days on which they transfer (docs/product.md#fee-limits-and-days). */
export const banks = defineContract({
  searchBanks: {
    method: 'GET',
    path: '/api/v1/banks2',
    summary: 'Banks by name, kana or code; with `bank_code` the branches of that bank',
    query: v.object({ search_word: v.optional(optionalText(50)), bank_code: v.optional(BankCode) }),
    response: v.object({
      /** At most 50, best match first. Banks, or branches where `bank_code` was given. */
      banks: v.array(Bank),
    }),
  },
  getClosedDays: {
    method: 'GET',
    path: '/api/v1/banks/closed_day',
    summary: 'Days on which banks do not transfer, and the days that can be chosen',
    response: v.object({
      today: DateOnly,
      /** First and last transfer date that can be chosen now. */
      earliest_transfer_date: DateOnly,
      latest_transfer_date: DateOnly,
      /** First day on which money of a request that is made now can arrive; the last is that of a transfer. */
      earliest_deposit_date: DateOnly,
      /** Closed days from today to the latest date, weekends included. */
      closed_days: v.array(DateOnly),
    }),
  },
})
