import type { AccountValues } from '@invoice-card/bank-account'
import { unsavedValues } from '@invoice-card/form'

/**
 * What was typed about the company's accounts and not saved. No flow data: an account is corrected from a request's
 * detail as well.
 */
export const unsavedAccounts = unsavedValues<AccountValues>('unsavedDepositAccounts')
