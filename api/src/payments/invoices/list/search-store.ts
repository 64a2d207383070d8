import { type RawBuilder, sql } from 'kysely'
import { type Db, patternOf } from '../../../platform/database/public.ts'
import { listCompanyOf, listKeyOf, listSideOf, type Stretch } from './long-list-store.ts'
import type { InvoiceRow } from '../../books/public.ts'

interface Searched extends Stretch {
  readonly companyId: number
  /** What else the list is narrowed by, of columns of `invoices`. */
  readonly narrowed: RawBuilder<unknown>
}

/** The other side of an invoice, as its list shows it. */
const nameColumns = { buyer: ['supplier_name'], seller: ['buyer_name', 'buyer_email_address'] } as const
type NameColumn = (typeof nameColumns)[keyof typeof nameColumns][number]
interface Names {
  readonly column: NameColumn
  readonly values: readonly string[]
}

/**
 * A company's invoices whose other side's name (or address, of a request), number or display id has the word in it, in
 * any width and case. A company has few names and many invoices, so the names are looked through first, and the
 * invoices found by them.
 */
export async function searchInvoices(
  db: Db,
  word: string,
  searched: Searched,
): Promise<{ rows: InvoiceRow[]; total_count: number }> {
  const names = await findAllNames(db, word, searched)
  const [rows, total_count] = await Promise.all([
    readFound(db, names, word, searched),
    countFound(db, names, word, searched),
  ])
  return { rows, total_count }
}

/** Whether an invoice of a company's list has the word. */
export async function hasWord(
  db: Db,
  word: string,
  searched: Pick<Searched, 'list' | 'companyId'>,
): Promise<RawBuilder<boolean>> {
  const ways = waysToBeFound(await findAllNames(db, word, searched), word)
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** How many they are. */
export const countSearched = async (db: Db, word: string, searched: Searched): Promise<number> =>
  countFound(db, await findAllNames(db, word, searched), word, searched)

const findAllNames = (db: Db, word: string, searched: Pick<Searched, 'list' | 'companyId'>): Promise<Names[]> =>
  Promise.all(
    nameColumns[listSideOf(searched.list)].map(async column => ({
      column,
      values: await findNames(db, column, word, searched),
    })),
  )

/** The names in a company's invoices with the word in it, each found by one step in the index from the name before. */
async function findNames(
  db: Db,
  column: NameColumn,
  word: string,
  { list, companyId }: Pick<Searched, 'list' | 'companyId'>,
): Promise<string[]> {
  const name = sql.ref(column)
  const next = (after: RawBuilder<unknown>) => sql`(
    select invoices.${name} as name from invoices where ${listCompanyOf(list)} = ${companyId} ${after} order by ${name} limit 1
  )`
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      ${next(sql``)} union all select ${next(sql`and invoices.${name} > names.name`)} from names where name is not null
    )
    select name from names where normalize(name, NFKC) ilike ${patternOf(word)}`.execute(db)
  return rows.map(row => row.name)
}

async function readFound(db: Db, names: readonly Names[], word: string, searched: Searched): Promise<InvoiceRow[]> {
  const { list, order, from, size } = searched
  const direction = sql.raw(order)
  const { rows } = await sql<InvoiceRow>`
    select invoices.* from (
      select place, id from (${sql.join(branchesOf(names, word, searched, sql`${listKeyOf(list)} as place, id`), sql` union all `)}) as found
      order by place ${direction}, id ${direction} offset ${from} limit ${size}
    ) as page join invoices on invoices.id = page.id
    order by page.place ${direction}, page.id ${direction}`.execute(db)
  return rows
}

async function countFound(db: Db, names: readonly Names[], word: string, searched: Searched): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ count: string }>`
    select sum(count) as count from (${sql.join(branchesOf(names, word, searched, sql`count(*) as count`), sql` union all `)}) as counted`.execute(
    db,
  )
  return Number(row?.count ?? 0)
}

/** Each way to be found, with an index of its own; nothing is found by two of them. */
function branchesOf(
  names: readonly Names[],
  word: string,
  { list, companyId, narrowed }: Searched,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return waysToBeFound(names, word).map((way, i, ways) => {
    const unlessFound = ways.slice(0, i).map(earlier => sql` and (${earlier}) is not true`)
    return sql`(select ${columns} from invoices where ${listCompanyOf(list)} = ${companyId} and ${way}${sql.join(unlessFound, sql``)} and ${narrowed})`
  })
}

function waysToBeFound(names: readonly Names[], word: string): RawBuilder<unknown>[] {
  const id = /^I-0*(\d{1,15})$/i.exec(word)?.[1]
  return [
    ...names.map(({ column, values }) => sql`${sql.ref(column)} = any(${values}::text[])`),
    numberHas(word),
    ...(id ? [sql`id = ${Number(id)}`] : []),
  ]
}

/** A word that is not ASCII can only be in a number that is not, and of those there are few. */
function numberHas(word: string): RawBuilder<unknown> {
  const has = sql`normalize(invoice_number, NFKC) ilike ${patternOf(word)}`
  return /^[ -~]*$/.test(word) ? has : sql`invoice_number ~ '[^ -~]' and ${has}`
}
