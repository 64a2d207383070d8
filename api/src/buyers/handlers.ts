import type { AccountInput, buyers, FieldError } from '@invoice-card/contracts'
import { inTransaction, type Db } from '../database/connection.ts'
import { lockCompany } from '../database/lock-company.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { checkAccount, type AccountFault } from '../suppliers/new-account.ts'
import { toAccount } from '../suppliers/view.ts'
import { buyersMessages } from './messages.ts'
import { isHeldByCompany } from './own-holder.ts'
import { findDepositAccount, insertDepositAccount, listDepositAccounts } from './store.ts'

const maxAccounts = 20

type Refuse = (code: AccountFault | 'holder_is_not_own_company', detail: { message: string, fields: FieldError[] }) => never

export const buyersHandlers: ApiHandlers<typeof buyers> = {
  listDepositAccounts: async ({ params, refuse }, { db, session }) => {
    if (params.id !== session.company_id) refuse('buyer_not_found')
    return { accounts: (await listDepositAccounts(db, session.company_id)).map(toAccount) }
  },

  createDepositAccount: async ({ params, body, refuse }, { db: pool, session, now }) => {
    const { company_id } = session
    if (params.id !== company_id) refuse('buyer_not_found')
    return inTransaction(pool, async (db) => {
      await lockCompany(db, company_id)
      if ((await listDepositAccounts(db, company_id)).length >= maxAccounts) refuse('account_limit_reached')
      const account = await accepted(db, company_id, body, refuse)
      const id = await insertDepositAccount(db, session, account, now()) ?? refuse('account_already_exists')
      const row = await findDepositAccount(db, company_id, id)
      if (!row) throw new Error(`Account ${id} is not there right after it was saved`)
      return toAccount(row)
    })
  },
}

async function accepted(db: Db, companyId: number, input: AccountInput, refuse: Refuse): Promise<AccountInput> {
  const refuseAt = (code: AccountFault | 'holder_is_not_own_company', field: keyof AccountInput, message = buyersMessages[code]) => refuse(code, { message, fields: [{ field, message }] })
  const check = await checkAccount(db, input)
  if (!check.is_accepted) return refuseAt(check.code, check.field, check.message)
  if (!await isHeldByCompany(db, companyId, check.account.account_holder_kana)) refuseAt('holder_is_not_own_company', 'account_holder_kana')
  return check.account
}
