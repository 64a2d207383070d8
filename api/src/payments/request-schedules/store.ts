import type { ScheduleRule } from '@invoice-card/contracts'
import { type Db, json } from '../../platform/database/public.ts'
import type { Books } from '../../books/work/public.ts'

interface NewSchedule {
  readonly company_id: number
  readonly created_by: number
  readonly invoice_id: number
  readonly rule: ScheduleRule
  readonly next_on: string
  readonly created_at: Date
}

export type ScheduleRow = Awaited<ReturnType<typeof listSchedules>>[number]

const withInvoice = (db: Db, companyId: number) =>
  db
    .selectFrom('request_schedules')
    .innerJoin('invoices', 'invoices.id', 'request_schedules.invoice_id')
    .select([
      'request_schedules.id',
      'request_schedules.invoice_id',
      'request_schedules.rule',
      'next_on',
      'request_schedules.created_at',
      'buyer_name',
      'amount',
      'issue_date',
      'invoices.created_at as requested_at',
    ])
    .where('request_schedules.company_id', '=', companyId)

/** A company's schedules, the next one first. */
export const listSchedules = (
  db: Db,
  companyId: number,
  { from, size }: { readonly from: number; readonly size: number },
) => withInvoice(db, companyId).orderBy('next_on').orderBy('request_schedules.id').offset(from).limit(size).execute()

export const findSchedule = (db: Db, companyId: number, id: number) =>
  withInvoice(db, companyId).where('request_schedules.id', '=', id).executeTakeFirst()

export async function countSchedules(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('request_schedules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a schedule; undefined where the request has one already. */
export const insertSchedule = async (db: Db, { rule, ...schedule }: NewSchedule): Promise<number | undefined> =>
  (
    await db
      .insertInto('request_schedules')
      .values({ ...schedule, rule: json(rule) })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** Gives it another day; whether the company had it. */
export async function updateSchedule(
  db: Db,
  companyId: number,
  id: number,
  { rule, next_on }: Pick<NewSchedule, 'rule' | 'next_on'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('request_schedules')
    .set({ rule: json(rule), next_on })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether the company had it. */
export async function deleteSchedule(db: Db, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('request_schedules')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Schedules whose day has come, with the number that features are switched by, by id. */
export const listDue = (
  db: Db,
  { today, afterId }: { readonly today: string; readonly afterId: number },
  limit: number,
) =>
  db
    .selectFrom('request_schedules')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['request_schedules.id', 'company_id', 'corporate_number'])
    .where('next_on', '<=', today)
    .where('request_schedules.id', '>', afterId)
    .orderBy('request_schedules.id')
    .limit(limit)
    .execute()

/** Locks the schedule if its day has come. */
export const lockDue = (books: Books, id: number, today: string) =>
  books.lock('requestSchedule', id, db =>
    db
      .selectFrom('request_schedules')
      .selectAll()
      .where('id', '=', id)
      .where('next_on', '<=', today)
      .forUpdate()
      .executeTakeFirst(),
  )

export const moveSchedule = async (db: Db, id: number, next_on: string): Promise<void> => {
  await db.updateTable('request_schedules').set({ next_on }).where('id', '=', id).execute()
}
