import type { Insertable } from 'kysely'
import type { Db, InvoiceEventsTable } from '../../platform/database/public.ts'

export const insertEvents = async (db: Db, events: readonly Insertable<InvoiceEventsTable>[]): Promise<void> => {
  if (events.length > 0) await db.insertInto('invoice_events').values(events).execute()
}

/** The timeline of an invoice, oldest first. */
export const listEvents = (db: Db, invoiceId: number) =>
  db.selectFrom('invoice_events').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute()
