import type { Insertable } from 'kysely'
import type { Db, InvoiceEventsTable } from '../../platform/database/public.ts'

export const insertEvents = async (db: Db, events: readonly Insertable<InvoiceEventsTable>[]): Promise<void> => {
  if (events.length > 0) await db.insertInto('invoice_events').values(events).execute()
}

/** Under the invoice's lock, no change of it has a lower id later. Null where it has no events. */
export const findLastEventId = async (db: Db, invoiceId: number): Promise<number | null> => {
  const { id } = await db
    .selectFrom('invoice_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return id
}

/** The timeline of an invoice, oldest first. */
export const listEvents = (db: Db, invoiceId: number) =>
  db.selectFrom('invoice_events').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute()
