import { type RawBuilder, sql } from 'kysely'
import { type Db, patternOf, spelledNumber, spellNumber } from '../../../platform/database/public.ts'
import { amountOf } from '../../../platform/wording/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { findAllNames, hasFoundName, type Names, unless } from './found-names-store.ts'
import { readFoundPage, totalOf } from './found-page-store.ts'
import { countFoundStretches, type FoundStretch, readListStretches, type Searched } from './found-stretches-store.ts'
import { isCounted, listCompanyOf, listKeyOf } from './long-list-store.ts'
import { isWithin } from './narrowed-list-store.ts'

/**
 * A company's invoices whose other side's name (or reading, or address, of a request), number or display id has the
 * word in it, in any width and case, or whose amount it is. A company has few names and many invoices, so the names are
 * looked through first, and the invoices found by them.
 */
export async function searchInvoices(
  db: Db,
  word: string,
  searched: Searched,
): Promise<{ rows: InvoiceRow[]; total_count: number }> {
  const { ways, stretches } = await findStretches(db, word, searched)
  if (stretches === null) {
    const [rows, total_count] = await Promise.all([sortFound(db, ways, searched), countFound(db, ways, searched)])
    return { rows, total_count }
  }
  const rows = await readFoundPage(db, isFoundBy(ways), searched, stretches, page =>
    sortFound(db, ways, { ...searched, ...page }),
  )
  return { rows, total_count: totalOf(stretches) }
}

/** Whether an invoice of a company's list has the word. */
export const hasWord = async (
  db: Db,
  word: string,
  searched: Pick<Searched, 'list' | 'companyId'>,
): Promise<RawBuilder<boolean>> => isFoundBy(waysToBeFound(await findAllNames(db, word, searched), word))

/** How many they are. */
export async function countSearched(db: Db, word: string, searched: Searched): Promise<number> {
  const { ways, stretches } = await findStretches(db, word, searched)
  return stretches === null ? countFound(db, ways, searched) : totalOf(stretches)
}

interface Found {
  readonly ways: readonly RawBuilder<unknown>[]
  /** Null where the list's own are not known. */
  readonly stretches: readonly FoundStretch[] | null
}

async function findStretches(db: Db, word: string, searched: Searched): Promise<Found> {
  const [names, stretches] = await Promise.all([findAllNames(db, word, searched), readListStretches(db, searched)])
  const ways = waysToBeFound(names, word)
  if (stretches === null) return { ways, stretches }
  const otherWays = apart(ways).slice(names.length)
  return { ways, stretches: await countFoundStretches(db, names, otherWays, searched, stretches) }
}

async function sortFound(db: Db, ways: readonly RawBuilder<unknown>[], searched: Searched): Promise<InvoiceRow[]> {
  const { list, order, from, size } = searched
  const direction = sql.raw(order)
  const { rows } = await sql<InvoiceRow>`
    select invoices.* from (
      select place, id from (${sql.join(branchesOf(ways, searched, sql`${listKeyOf(list)} as place, id`), sql` union all `)}) as found
      order by place ${direction}, id ${direction} offset ${from} limit ${size}
    ) as page join invoices on invoices.id = page.id
    order by page.place ${direction}, page.id ${direction}`.execute(db)
  return rows
}

async function countFound(db: Db, ways: readonly RawBuilder<unknown>[], searched: Searched): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ count: string }>`
    select sum(count) as count from (${sql.join(branchesOf(ways, searched, sql`count(*) as count`), sql` union all `)}) as counted`.execute(
    db,
  )
  return Number(row?.count ?? 0)
}

/** Each way to be found, with an index of its own; nothing is found by two of them. */
const branchesOf = (
  ways: readonly RawBuilder<unknown>[],
  { list, companyId, states, ranges, further }: Searched,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown>[] =>
  apart(ways).map(
    way => sql`(
      select ${columns} from invoices where ${listCompanyOf(list)} = ${companyId} and ${way}
        and ${isCounted(states)} and ${isWithin(ranges)} and ${further ?? sql`true`}
    )`,
  )

/** Each way unless one of those before leads to it. */
const apart = (ways: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] =>
  ways.map((way, i) => sql`${way}${unless(ways.slice(0, i))}`)

const isFoundBy = (ways: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(ways, sql` or `)})`

/** The names first, in their order. */
function waysToBeFound(names: readonly Names[], word: string): RawBuilder<unknown>[] {
  const amount = amountOf(word)
  return [
    ...names.map(hasFoundName),
    numberHas(spellNumber(word)),
    ...waysOfDisplayId(spellNumber(word)),
    ...(amount === undefined ? [] : [sql`amount = ${amount}`]),
  ]
}

/** Fewer digits after the letter would find a hundred thousand ids: they are the number itself, no beginning of one. */
const minOfBeginning = 4
const digitsOfId = 8

/**
 * A display id or how it begins, or its number alone: with its letter any number of zeros, without it none, or those of
 * a displayed id.
 */
function waysOfDisplayId(word: string): RawBuilder<unknown>[] {
  const [, lettered, plain] = /^(?:I-(\d{1,15})|([1-9]\d{0,14}|0\d{1,7}))$/i.exec(word) ?? []
  const digits = lettered ?? plain
  if (digits === undefined) return []
  const number = Number(digits)
  const isNumber = number === 0 ? [] : [sql`id = ${number}`]
  if (lettered === undefined || lettered.length < minOfBeginning || lettered.length >= digitsOfId) return isNumber
  const unit = 10 ** (digitsOfId - lettered.length)
  return [...isNumber, sql`(id >= ${number * unit} and id < ${(number + 1) * unit})`]
}

/** A word that is not ASCII can only be in a number that is not, and of those there are few. */
function numberHas(word: string): RawBuilder<unknown> {
  const has = sql`${spelledNumber(sql.ref('invoice_number'))} ilike ${patternOf(word)}`
  return /^[ -~]*$/.test(word) ? has : sql`invoice_number ~ '[^ -~]' and ${has}`
}
