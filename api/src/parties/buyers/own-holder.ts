import { convertHolderKana } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import { findOwnCompany, isRegisteredHolder } from '../suppliers/public.ts'

/**
 * Whether an account belongs to the company itself: money from requests goes nowhere else. Sole proprietors also hold
 * accounts in their own name.
 */
export async function isHeldByCompany(db: Db, companyId: number, holderKana: string): Promise<boolean> {
  const own = await findOwnCompany(db, companyId)
  if (isRegisteredHolder(own, holderKana)) return true
  if (own.person_kana === null) return false
  const personal = convertHolderKana(own.person_kana)
  // Banks put the trade name before the person's, some without a space between them.
  return personal.is_converted && withoutSpaces(holderKana).endsWith(withoutSpaces(personal.holder_kana))
}

const withoutSpaces = (kana: string): string => kana.replaceAll(' ', '')
