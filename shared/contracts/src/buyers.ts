import * as v from 'valibot'
import { Account, AccountInput } from './accounts.ts'
import { callLimits, defineContract } from './endpoint.ts'

/** The company's own accounts, to which money from requests goes. `{id}` is the caller's `buyer_id`; any other is not there. */
export const buyers = defineContract({
  listDepositAccounts: {
    method: 'GET', path: '/api/v1/buyers/{id}/accounts',
    summary: 'Accounts on which this company receives money from requests',
    response: v.object({ accounts: v.array(Account) }), errors: { buyer_not_found: 404 },
  },
  createDepositAccount: {
    method: 'POST', path: '/api/v1/buyers/{id}/accounts', limit: callLimits.record,
    summary: 'Add an account of the company itself; its holder has to be the company or its representative',
    body: AccountInput, response: Account,
    errors: { buyer_not_found: 404, bank_not_found: 422, branch_not_found: 422, holder_not_convertible: 422, holder_is_not_own_company: 422, account_already_exists: 409, account_limit_reached: 409 },
  },
})
