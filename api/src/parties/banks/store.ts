import { groupBankCodes, majorBanks } from '@invoice-card/domain'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { searchWordOf } from '../../platform/zengin/public.ts'

const maxResults = 50
const columns = ['code', 'name', 'name_kana'] as const
const offeredFirst = [...new Set<string>([...majorBanks.map(({ code }) => code), ...groupBankCodes])]

/** Exact code or name, then beginnings, then parts; 4 where nothing fits. */
const rankOf = (word: string) => sql<number>`case
  when code = ${word} or search_name = ${word} or search_kana = ${word} then 0
  when starts_with(code, ${word}) or starts_with(search_name, ${word}) or starts_with(search_kana, ${word}) then 1
  when strpos(search_name, ${word}) > 0 or strpos(search_kana, ${word}) > 0 then 2
  else 4 end`

const fits = (word: string): Expression<SqlBool> => sql<SqlBool>`${rankOf(word)} < 4`
const offeredRank = sql<number>`coalesce(array_position(${offeredFirst}::text[], code), 100)`

/** Banks that fit what was typed, major banks first among equals; without a word the major banks. */
export async function searchBanks(db: Db, typed: string) {
  const word = searchWordOf(typed)
  const query = db.selectFrom('banks').select(columns)
  if (word === '')
    return query
      .where(
        'code',
        'in',
        majorBanks.map(({ code }) => code),
      )
      .orderBy(offeredRank)
      .execute()
  return query.where(fits(word)).orderBy(rankOf(word)).orderBy(offeredRank).orderBy('code').limit(maxResults).execute()
}

/** Branches of a bank that fit what was typed; without a word the first by code. */
export async function searchBranches(db: Db, bankCode: string, typed: string) {
  const word = searchWordOf(typed)
  const query = db.selectFrom('branches').select(columns).where('bank_code', '=', bankCode)
  if (word === '') return query.orderBy('code').limit(maxResults).execute()
  return query.where(fits(word)).orderBy(rankOf(word)).orderBy('code').limit(maxResults).execute()
}

export const findBank = (db: Db, code: string) =>
  db.selectFrom('banks').select(columns).where('code', '=', code).executeTakeFirst()

export const findBranch = (db: Db, bankCode: string, code: string) =>
  db
    .selectFrom('branches')
    .select(columns)
    .where('bank_code', '=', bankCode)
    .where('code', '=', code)
    .executeTakeFirst()

export const listBanks = (db: Db) => db.selectFrom('banks').select(columns).execute()

export const listBranches = (db: Db, bankCode: string) =>
  db.selectFrom('branches').select(columns).where('bank_code', '=', bankCode).execute()
