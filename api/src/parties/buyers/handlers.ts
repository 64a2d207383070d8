import type { Account, AccountInput, buyers, FieldError } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { type Db, inTransaction, lockCompany } from '../../platform/database/public.ts'
import type { ApiHandlers, Context } from '../../platform/http/public.ts'
import { type AccountError, checkAccount, isSameAccountInput, toAccount } from '../suppliers/public.ts'
import { buyersMessages } from './messages.ts'
import { isHeldByCompany } from './own-holder.ts'
import {
  deleteDepositAccount,
  findDepositAccount,
  insertDepositAccount,
  listDepositAccounts,
  updateDepositAccount,
} from './store.ts'

const maxAccounts = 20

type Refuse = (
  code: AccountError | 'holder_is_not_own_company',
  detail: { message: string; fields: FieldError[] },
) => never

export const buyersHandlers: ApiHandlers<typeof buyers> = {
  listDepositAccounts: async ({ params, refuse }, { db, session }) => {
    if (params.id !== session.company_id) refuse('buyer_not_found')
    return { accounts: (await listDepositAccounts(db, session.company_id)).map(toAccount) }
  },

  createDepositAccount: async ({ params, body, refuse }, context) => {
    const { db: pool, session, now } = context
    const { company_id } = session
    if (params.id !== company_id) refuse('buyer_not_found')
    return inTransaction(pool, async db => {
      await lockCompany(db, company_id)
      if ((await listDepositAccounts(db, company_id)).length >= maxAccounts) refuse('account_limit_reached')
      const account = await accepted(db, company_id, body, refuse)
      const id = (await insertDepositAccount(db, session, account, now())) ?? refuse('account_already_exists')
      await audit(db, context, 'added', id, { after: account })
      return getAccount(db, company_id, id)
    })
  },

  updateDepositAccount: async ({ params, body: { known_account, ...input }, refuse }, context) => {
    const { company_id } = context.session
    if (params.id !== company_id) refuse('buyer_not_found')
    return inTransaction(context.db, async db => {
      await lockCompany(db, company_id)
      const before = (await findDepositAccount(db, company_id, params.account_id)) ?? refuse('account_not_found')
      const account = await accepted(db, company_id, input, refuse)
      // The call of a lost answer finds its own correction.
      if (isSameAccountInput(before, account)) return toAccount(before)
      if (known_account && !isSameAccountInput(before, known_account)) refuse('account_changed')
      const saved = await updateDepositAccount(db, company_id, before.id, account)
      if (saved !== 'updated') refuse(saved === 'taken' ? 'account_already_exists' : 'account_not_found')
      await audit(db, context, 'changed', before.id, { before: inputOf(before), after: account })
      return getAccount(db, company_id, before.id)
    })
  },

  deleteDepositAccount: async ({ params, refuse }, context) => {
    const { company_id } = context.session
    if (params.id !== company_id) refuse('buyer_not_found')
    return inTransaction(context.db, async db => {
      const before = (await deleteDepositAccount(db, company_id, params.account_id)) ?? refuse('account_not_found')
      await audit(db, context, 'deleted', params.account_id, { before })
      return {}
    })
  },
}

async function getAccount(db: Db, companyId: number, id: number): Promise<Account> {
  const row = await findDepositAccount(db, companyId, id)
  if (!row) throw new Error(`Account ${id} is not there right after it was saved`)
  return toAccount(row)
}

const inputOf = ({
  bank_code,
  branch_code,
  account_type,
  account_number,
  account_holder_kana,
}: AccountInput): AccountInput => ({ bank_code, branch_code, account_type, account_number, account_holder_kana })

/** Money goes by it: who added, changed or deleted it, and what it was. */
const audit = (
  db: Db,
  { session, now }: Context,
  what: 'added' | 'changed' | 'deleted',
  id: number,
  detail: Record<string, unknown>,
): Promise<void> =>
  appendAudit(db, {
    chain: auditChainOf(session.company_id),
    at: now(),
    actor: `seller:user-${session.user_id}`,
    action: `deposit_account.${what}`,
    subject: `deposit_account:${id}`,
    detail,
  })

async function accepted(db: Db, companyId: number, input: AccountInput, refuse: Refuse): Promise<AccountInput> {
  const refuseAt = (
    code: AccountError | 'holder_is_not_own_company',
    field: keyof AccountInput,
    message = buyersMessages[code],
  ) => refuse(code, { message, fields: [{ field, message }] })
  const check = await checkAccount(db, input)
  if (!check.is_accepted) return refuseAt(check.code, check.field, check.message)
  if (!(await isHeldByCompany(db, companyId, check.account.account_holder_kana)))
    refuseAt('holder_is_not_own_company', 'account_holder_kana')
  return check.account
}
