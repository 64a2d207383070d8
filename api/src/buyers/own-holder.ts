import { convertHolderKana } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import { isOwnHolder } from '../suppliers/own-company.ts'
import { findOwnCompany } from '../suppliers/store.ts'
import { findRepresentative } from './store.ts'

/** Whether an account belongs to the company itself: money from requests goes nowhere else. Sole proprietors also hold accounts in their own name. */
export async function isHeldByCompany(db: Db, companyId: number, holderKana: string): Promise<boolean> {
  const own = await findOwnCompany(db, companyId)
  if (isOwnHolder(own, holderKana)) return true
  const { sole_proprietor: person } = await findRepresentative(db, companyId)
  if (!person) return false
  const personal = convertHolderKana(`${person.representative_last_name_kana} ${person.representative_first_name_kana}`)
  // Banks put the trade name before the person's, or leave it out.
  return personal.is_converted && withoutSpaces(holderKana).endsWith(withoutSpaces(personal.holder_kana))
}

const withoutSpaces = (kana: string): string => kana.replaceAll(' ', '')
