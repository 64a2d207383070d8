import { sql } from 'kysely'
import type { Books } from '../work/public.ts'

/** One payment of a company at a time learns which documents are paid. */
export const lockDocuments = (books: Books, companyId: number): Promise<void> =>
  books.lock('documents', companyId, async db => {
    await sql`select pg_advisory_xact_lock(hashtext(${`documents:${companyId}`}))`.execute(db)
  })
