import type { AccountInput, FieldError } from '@invoice-card/contracts'
import type { Db } from '../database/connection.ts'
import { suppliersMessages } from './messages.ts'
import { checkNewAccount, type AccountRefusal } from './new-account.ts'

type Refuse = (code: AccountRefusal, detail: { message: string, fields: FieldError[] }) => never

/** A supplier's account as it is stored, or a refusal that names the field, `path` before it. */
export async function acceptAccount(
  db: Db, companyId: number, input: AccountInput, refuse: Refuse, path: '' | 'account.' = '',
): Promise<AccountInput> {
  const check = await checkNewAccount(db, companyId, input)
  if (check.is_accepted) return check.account
  const message = check.message ?? suppliersMessages[check.code]
  return refuse(check.code, { message, fields: [{ field: `${path}${check.field}`, message }] })
}
