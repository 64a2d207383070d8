import type { drafts, QueryOf } from '@invoice-card/contracts'
import { type RawBuilder, sql } from 'kysely'
import { patternOf } from '../database/like-pattern.ts'
import type { Db } from '../database/connection.ts'

type ListQuery = QueryOf<typeof drafts.listDrafts>

const amount = sql`(form_values ->> 'amount')::numeric`
/** Kept as typed: what is no day yet counts as none. The days of the calendar are in the order of their letters. */
const dueDate = sql`(case when form_values ->> 'due_date' ~ '^\\d{4}-\\d{2}-\\d{2}$' then form_values ->> 'due_date' end) collate "C"`
/** As the list shows it. */
const supplierName = sql`coalesce(
  (select name from suppliers where suppliers.id = (form_values ->> 'supplier_id')::bigint and suppliers.company_id = drafts.company_id and suppliers.deleted_at is null),
  nullif(form_values -> 'new_supplier' ->> 'corporate_name', ''), form_values -> 'new_supplier' ->> 'business_name'
)`
const fileNames = sql`(
  select string_agg(file_name, E'\\n') from files
  where files.company_id = drafts.company_id and files.id in (select jsonb_array_elements_text(form_values -> 'file_ids')::uuid)
)`
const places = { updated_at: sql`updated_at`, due_date: dueDate, amount } as const

/**
 * A company's page of drafts and how many there are. A company has at most a hundred, which `drafts_newest` finds: what they
 * hold is looked through in them, without an index of its own.
 */
export async function listDrafts(db: Db, companyId: number, { from, size, sort = 'updated_at', order = 'desc', ...narrowing }: ListQuery, now: Date) {
  const chosen = db.selectFrom('drafts').where('company_id', '=', companyId).where('expires_at', '>', now).where(isWithin(narrowing))
  const [rows, { count }] = await Promise.all([
    chosen.select(['id', 'form_values', 'updated_at', 'expires_at'])
      .orderBy(places[sort], direction => (order === 'asc' ? direction.asc() : direction.desc()).nullsLast()).orderBy('id', order).offset(from).limit(size).execute(),
    chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}

function isWithin({ search_word = '', amount_min, amount_max, due_date_from, due_date_to }: Omit<ListQuery, 'from' | 'size' | 'sort' | 'order'>): RawBuilder<boolean> {
  const word = search_word.normalize('NFKC').trim()
  const conditions = [
    ...word === '' ? [] : [sql`normalize(concat_ws(E'\\n', ${supplierName}, form_values ->> 'invoice_number', ${fileNames}), NFKC) ilike ${patternOf(word)}`],
    ...amount_min === undefined ? [] : [sql`${amount} >= ${amount_min}`], ...amount_max === undefined ? [] : [sql`${amount} <= ${amount_max}`],
    ...due_date_from === undefined ? [] : [sql`${dueDate} >= ${due_date_from}`], ...due_date_to === undefined ? [] : [sql`${dueDate} <= ${due_date_to}`],
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}
