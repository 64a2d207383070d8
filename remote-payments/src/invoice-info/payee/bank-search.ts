import type { FoundBank } from '@invoice-card/bank-account'
import { calls } from '../../calls.ts'

/** Banks, or the branches of one. */
export const findBanks = async (
  search_word: string,
  signal: AbortSignal,
  bank_code?: string,
): Promise<readonly FoundBank[]> =>
  (await calls.banks.searchBanks({ query: { search_word, bank_code } }, { signal })).banks
