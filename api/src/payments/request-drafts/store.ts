import type { QueryOf, requestDrafts, RequestDraftValues } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { type Db, json } from '../../platform/database/public.ts'
import { dayIn, type DraftTimes, hasWord, numberIn } from '../drafts/public.ts'

interface Owner {
  readonly company_id: number
  readonly user_id: number
}
interface NewDraft {
  readonly values: RequestDraftValues
  readonly draft_key: string | null
  readonly is_scheduled: boolean
}

const columns = ['id', 'form_values', 'is_scheduled', 'updated_at', 'expires_at'] as const
const places = {
  updated_at: sql`updated_at`,
  payment_due_date: dayIn('payment_due_date'),
  amount: numberIn('billing_amount'),
} as const

const live = (db: Db, companyId: number, now: Date) =>
  db.selectFrom('invoice_request_drafts').where('company_id', '=', companyId).where('expires_at', '>', now)

/**
 * A company's page of drafts and how many there are: at most a hundred, so that no index is needed for what they hold.
 */
export async function listRequestDrafts(
  db: Db,
  companyId: number,
  {
    from,
    size,
    search_word = '',
    sort = 'updated_at',
    order = 'desc',
  }: QueryOf<typeof requestDrafts.listInvoiceRequestDrafts>,
  now: Date,
) {
  const chosen = live(db, companyId, now).where(hasWord('invoice_request_drafts', search_word))
  const [rows, { count }] = await Promise.all([
    chosen
      .select(columns)
      .orderBy(places[sort], direction => (order === 'asc' ? direction.asc() : direction.desc()).nullsLast())
      .orderBy('id', order)
      .offset(from)
      .limit(size)
      .execute(),
    chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}

export const findRequestDraft = (db: Db, companyId: number, id: number, now: Date) =>
  live(db, companyId, now).select(columns).where('id', '=', id).executeTakeFirst()

/** The draft that was added under the key. */
export const findRequestDraftUnder = (db: Db, companyId: number, draftKey: string, now: Date) =>
  live(db, companyId, now).select(columns).where('draft_key', '=', draftKey).executeTakeFirst()

/**
 * Adds a draft, also over an expired one under the same key. Never over a live one: a company's drafts are added
 * singly.
 */
export const insertRequestDraft = (
  db: Db,
  { company_id, user_id }: Owner,
  { values, ...draft }: NewDraft,
  times: DraftTimes,
) =>
  db
    .insertInto('invoice_request_drafts')
    .values({
      company_id,
      created_by: user_id,
      form_values: json(values),
      ...draft,
      created_at: times.updated_at,
      ...times,
    })
    .onConflict(conflict =>
      conflict
        .columns(['company_id', 'draft_key'])
        .where('draft_key', 'is not', null)
        .doUpdateSet({ form_values: json(values), is_scheduled: draft.is_scheduled, ...times })
        .where('invoice_request_drafts.expires_at', '<=', times.updated_at),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Replaces the values; undefined where the company has no such draft, or it was changed since the given instant. */
export const updateRequestDraft = (
  db: Db,
  companyId: number,
  id: number,
  values: RequestDraftValues,
  times: DraftTimes,
  knownUpdatedAt?: string,
) =>
  db
    .updateTable('invoice_request_drafts')
    .set({ form_values: json(values), ...times })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', times.updated_at)
    .$if(knownUpdatedAt !== undefined, draft => draft.where('updated_at', '=', new Date(knownUpdatedAt ?? '')))
    .returning(columns)
    .executeTakeFirst()
