import type { banks } from '@invoice-card/contracts'
import {
  closedDaysBetween,
  earliestDepositDate,
  earliestTransferDate,
  japanDay,
  latestTransferDate,
} from '@invoice-card/domain'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { holidays } from './holidays.ts'
import { searchBanks, searchBranches } from './store.ts'

export const banksHandlers: ApiHandlers<typeof banks> = {
  searchBanks: async ({ query: { search_word = '', bank_code } }, { db }) => ({
    banks:
      bank_code === undefined ? await searchBanks(db, search_word) : await searchBranches(db, bank_code, search_word),
  }),

  getClosedDays: async (_, { now }) => {
    const at = now()
    const latest = latestTransferDate(at, holidays)
    return {
      today: japanDay(at),
      earliest_transfer_date: earliestTransferDate(at, holidays),
      earliest_deposit_date: earliestDepositDate(at, holidays),
      latest_transfer_date: latest,
      closed_days: closedDaysBetween(japanDay(at), latest, holidays),
    }
  },
}
