import type { CheckReason } from '@invoice-card/contracts'
import { isSameCompanyName } from '@invoice-card/domain'
import { findCorporations } from '../corporations/registry.ts'
import type { Db } from '../database/connection.ts'
import { isNumberRegistered } from './company-store.ts'
import { checkReasons } from './messages.ts'
import type { NewCompany } from './new-company.ts'

/** Why a person should look at a company, or why it can't register at all; a sole proprietor is in no register that could be asked. */
export async function screenCompany(db: Db, { corporate_number, name }: NewCompany): Promise<CheckReason[]> {
  if (corporate_number === null) return []
  // Only who proved an address gets here, and registering would say the same.
  if (await isNumberRegistered(db, corporate_number)) return [reason('corporate_number_registered')]
  const [listed] = await findCorporations({ corporate_number })
  if (!listed) return [reason('corporate_number_unknown')]
  return isSameCompanyName(listed.name, name) ? [] : [reason('corporate_name_differs')]
}

const reason = (code: CheckReason['code']): CheckReason => ({ code, message: checkReasons[code] })
