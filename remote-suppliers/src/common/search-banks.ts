import type { BankSearch } from '@invoice-card/bank-account'
import { calls } from './calls.ts'

/** Banks, or the branches of one. */
export const searchBanks: BankSearch = async (search_word, signal, bank_code) =>
  (await calls.banks.searchBanks({ query: { search_word, bank_code } }, { signal })).banks
