import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { patternOf } from '../database/like-pattern.ts'
import { listKeyOf, type Stretch } from './long-list-store.ts'
import type { InvoiceRow } from './transitions.ts'

interface Searched extends Stretch {
  readonly companyId: number
  /** What else the list is narrowed by, of columns of `invoices`. */
  readonly narrowed: RawBuilder<unknown>
}

/**
 * A buyer's invoices whose supplier's name, number or display id has the word in it, in any width and case. A company has few
 * names and many invoices, so the names are looked through first, and the invoices found by them.
 */
export async function searchInvoices(db: Db, word: string, searched: Searched): Promise<{ rows: InvoiceRow[], total_count: number }> {
  const names = await findNames(db, searched.companyId, word)
  const [rows, total_count] = await Promise.all([readFound(db, names, word, searched), countFound(db, names, word, searched)])
  return { rows, total_count }
}

/** The names that a company pays with the word in it, each found by one step in the index from the name before. */
async function findNames(db: Db, companyId: number, word: string): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select supplier_name from invoices where buyer_company_id = ${companyId} ${after} order by supplier_name limit 1
  )`
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      ${next(sql``)} union all select ${next(sql`and invoices.supplier_name > names.supplier_name`)} from names where supplier_name is not null
    )
    select supplier_name as name from names where normalize(supplier_name, NFKC) ilike ${patternOf(word)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function readFound(db: Db, names: readonly string[], word: string, searched: Searched): Promise<InvoiceRow[]> {
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

async function countFound(db: Db, names: readonly string[], word: string, searched: Searched): Promise<number> {
  const { rows: [row] } = await sql<{ count: string }>`
    select sum(count) as count from (${sql.join(branchesOf(names, word, searched, sql`count(*) as count`), sql` union all `)}) as counted`.execute(db)
  return Number(row?.count ?? 0)
}

/** Each way to be found, with an index of its own; nothing is found by two of them. */
function branchesOf(names: readonly string[], word: string, { companyId, narrowed }: Searched, columns: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const byName = sql`supplier_name = any(${names}::text[])`
  const byNumber = numberHas(word)
  const branches = [byName, sql`${byNumber} and not ${byName}`]
  const id = /^I-0*(\d{1,15})$/i.exec(word)?.[1]
  if (id) branches.push(sql`id = ${Number(id)} and not ${byName} and (${byNumber}) is not true`)
  return branches.map(found => sql`(select ${columns} from invoices where buyer_company_id = ${companyId} and ${found} and ${narrowed})`)
}

/** A word that is not ASCII can only be in a number that is not, and of those there are few. */
function numberHas(word: string): RawBuilder<unknown> {
  const has = sql`normalize(invoice_number, NFKC) ilike ${patternOf(word)}`
  return /^[ -~]*$/.test(word) ? has : sql`invoice_number ~ '[^ -~]' and ${has}`
}
