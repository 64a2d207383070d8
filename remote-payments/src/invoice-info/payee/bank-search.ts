import { bankSearch } from '@invoice-card/bank-account'
import { calls } from '../../calls.ts'

/** Banks, or the branches of one. */
export const searchBanks = bankSearch(calls.banks)
