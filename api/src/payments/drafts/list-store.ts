import type { drafts, QueryOf } from '@invoice-card/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { dayIn, hasWord, numberIn } from './values-store.ts'

type ListQuery = QueryOf<typeof drafts.listDrafts>

const amount = numberIn('amount')
const dueDate = dayIn('due_date')
const places = { updated_at: sql`updated_at`, due_date: dueDate, amount } as const

/**
 * A company's page of drafts and how many there are. A company has at most a hundred, which `drafts_newest` finds: what
 * they hold is looked through in them, without an index of its own.
 */
export async function listDrafts(
  db: Db,
  companyId: number,
  { from, size, sort = 'updated_at', order = 'desc', ...narrowing }: ListQuery,
  now: Date,
) {
  const chosen = db
    .selectFrom('drafts')
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .where(isWithin(narrowing))
  const [rows, { count }] = await Promise.all([
    chosen
      .select(['id', 'form_values', 'updated_at', 'expires_at'])
      .orderBy(places[sort], direction => (order === 'asc' ? direction.asc() : direction.desc()).nullsLast())
      .orderBy('id', order)
      .offset(from)
      .limit(size)
      .execute(),
    chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}

function isWithin({
  search_word = '',
  amount_min,
  amount_max,
  due_date_from,
  due_date_to,
}: Omit<ListQuery, 'from' | 'size' | 'sort' | 'order'>): RawBuilder<boolean> {
  const conditions = [
    hasWord('drafts', search_word),
    ...(amount_min === undefined ? [] : [sql`${amount} >= ${amount_min}`]),
    ...(amount_max === undefined ? [] : [sql`${amount} <= ${amount_max}`]),
    ...(due_date_from === undefined ? [] : [sql`${dueDate} >= ${due_date_from}`]),
    ...(due_date_to === undefined ? [] : [sql`${dueDate} <= ${due_date_to}`]),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}
