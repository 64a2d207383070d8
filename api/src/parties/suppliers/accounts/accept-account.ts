import type { AccountInput, FieldError } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import { suppliersMessages } from '../rows/messages.ts'
import { checkNewAccount, type AccountRefusal } from './new-account.ts'

type Refuse = (code: AccountRefusal, detail: { message: string; fields: FieldError[] }) => never
type Path = '' | 'account.'

/** A supplier's account as it is stored, or a refusal that names the field, `path` before it. */
export async function acceptAccount(
  db: Db,
  companyId: number,
  input: AccountInput,
  refuse: Refuse,
  path: Path = '',
): Promise<AccountInput> {
  const check = await checkNewAccount(db, companyId, input)
  if (check.is_accepted) return check.account
  const error = accountErrorOf(check, path)
  return refuse(check.code, { message: error.message, fields: [error] })
}

/** What `acceptAccount` would refuse, or null. */
export async function findAccountError(
  db: Db,
  companyId: number,
  input: AccountInput,
  path: Path,
): Promise<FieldError | null> {
  const check = await checkNewAccount(db, companyId, input)
  return check.is_accepted ? null : accountErrorOf(check, path)
}

type Refused = Extract<Awaited<ReturnType<typeof checkNewAccount>>, { is_accepted: false }>

const accountErrorOf = ({ code, message, field }: Refused, path: Path): FieldError => ({
  field: `${path}${field}`,
  message: message ?? suppliersMessages[code],
})
