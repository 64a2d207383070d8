import * as v from 'valibot'
import { Account, AccountInput } from './accounts.ts'
import { Empty } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'

const accountRefusals = {
  bank_not_found: 422,
  branch_not_found: 422,
  holder_not_convertible: 422,
  holder_is_not_own_company: 422,
  account_already_exists: 409,
} as const

/**
 * The company's own accounts, to which money from requests goes. `{id}` is the caller's `buyer_id`; any other is not
 * there.
 */
export const buyers = defineContract({
  listDepositAccounts: {
    method: 'GET',
    path: '/api/v1/buyers/{id}/accounts',
    summary: 'Accounts on which this company receives money from requests',
    response: v.object({ accounts: v.array(Account) }),
    errors: { buyer_not_found: 404 },
  },
  createDepositAccount: {
    method: 'POST',
    path: '/api/v1/buyers/{id}/accounts',
    isRefusedWhileFrozen: true,
    limit: callLimits.record,
    summary: 'Add an account of the company itself; its holder has to be the company or its representative',
    body: AccountInput,
    response: Account,
    errors: { buyer_not_found: 404, ...accountRefusals, account_limit_reached: 409 },
  },
  updateDepositAccount: {
    method: 'PUT',
    path: '/api/v1/buyers/{id}/accounts/{account_id}',
    isRefusedWhileFrozen: true,
    limit: callLimits.record,
    summary: 'Correct an account; requests that are out go on to where they were made for',
    /** `known_account` is what the correction began from: another one since then is not overwritten. */
    body: v.object({ ...AccountInput.entries, known_account: v.optional(AccountInput) }),
    response: Account,
    errors: { buyer_not_found: 404, account_not_found: 404, account_changed: 409, ...accountRefusals },
  },
  deleteDepositAccount: {
    method: 'DELETE',
    path: '/api/v1/buyers/{id}/accounts/{account_id}',
    summary: 'Delete an account; open requests are still paid to it',
    response: Empty,
    errors: { buyer_not_found: 404, account_not_found: 404 },
  },
})
