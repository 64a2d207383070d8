import { type RawBuilder, sql } from 'kysely'
import { type CountedList, type Db, patternOf } from '../../../platform/database/public.ts'
import { namesFoundBy } from '../../../parties/suppliers/public.ts'
import { listCompanyOf, listSideOf } from './long-list-store.ts'

/** The other side of an invoice, as its list shows it. */
const nameColumns = { buyer: ['supplier_name'], seller: ['buyer_name', 'buyer_email_address'] } as const
type NameColumn = (typeof nameColumns)[keyof typeof nameColumns][number]

/** The names that a company's invoices have in a column, with the word and without it. */
export interface Names {
  readonly column: NameColumn
  readonly found: readonly string[]
  readonly others: readonly string[]
}

interface NamesOf {
  readonly list: CountedList
  readonly companyId: number
}

export const findAllNames = (db: Db, word: string, namesOf: NamesOf): Promise<Names[]> =>
  Promise.all(
    nameColumns[listSideOf(namesOf.list)].map(async column => ({
      column,
      ...(await findNames(db, column, word, namesOf)),
    })),
  )

/**
 * Each name is found by one step in the index from the name before. A payee is found by what is known of the supplier
 * too: its reading, its number.
 */
async function findNames(
  db: Db,
  column: NameColumn,
  word: string,
  { list, companyId }: NamesOf,
): Promise<Omit<Names, 'column'>> {
  const name = sql.ref(column)
  const next = (after: RawBuilder<unknown>) => sql`(
    select invoices.${name} as name from invoices where ${listCompanyOf(list)} = ${companyId} ${after} order by ${name} limit 1
  )`
  const suppliers = column === 'supplier_name' ? namesFoundBy(db, companyId, word) : null
  const hasWord = sql`normalize(name, NFKC) ilike ${patternOf(word)}`
  const isFound = suppliers ? sql`(${hasWord} or name in ${suppliers})` : hasWord
  const { rows } = await sql<{ name: string; has_word: boolean }>`
    with recursive names as (
      ${next(sql``)} union all select ${next(sql`and invoices.${name} > names.name`)} from names where name is not null
    )
    select name, ${isFound} as has_word from names where name is not null`.execute(db)
  const namesThat = (hasWord: boolean) => rows.filter(row => row.has_word === hasWord).map(row => row.name)
  return { found: namesThat(true), others: namesThat(false) }
}

/** Whether an invoice has one of the names with the word. */
export const hasFoundName = ({ column, found }: Names): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = any(${found}::text[])`

/** The same for those without it, each with an index of its own. A request may have no name. */
export const hasOtherName = ({ column, others }: Names): RawBuilder<unknown>[] => [
  ...(others.length === 0 ? [] : [sql`${sql.ref(column)} = any(${others}::text[])`]),
  ...(column === 'supplier_name' ? [] : [sql`${sql.ref(column)} is null`]),
]

/** And none of the ways before leads to it. */
export const unless = (ways: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    ways.map(way => sql` and (${way}) is not true`),
    sql``,
  )
