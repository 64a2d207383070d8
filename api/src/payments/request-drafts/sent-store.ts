import { invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'

/** What a request was made from. */
interface Sources {
  readonly draftId: number | undefined
  /** Of its files, and of a draft whose first save may still be on its way. */
  readonly draftKeys: readonly string[]
}

/** Deletes the drafts that became a request, and records that they did; returns their ids. */
export async function recordSentDrafts(
  db: Db,
  company_id: number,
  invoice_id: number,
  { draftId = 0, draftKeys }: Sources,
): Promise<readonly number[]> {
  const drafts = await db
    .deleteFrom('invoice_request_drafts')
    .where('company_id', '=', company_id)
    .where(({ eb, or }) => or([eb('id', '=', draftId), ...draftKeys.map(key => eb('draft_key', '=', key))]))
    .returning(['id as draft_id', 'draft_key'])
    .execute()
  if (drafts.length > 0) {
    const sent = drafts.map(draft => ({ ...draft, company_id, invoice_id }))
    await db.insertInto('sent_request_drafts').values(sent).execute()
  }
  return drafts.map(({ draft_id }) => draft_id)
}

const ended = [invoiceStatus.cancelled, invoiceStatus.expired]

/** The request that the draft became; undefined where it became none, or that one has ended. */
export async function findRequestOfDraft(db: Db, companyId: number, draftId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('sent_request_drafts')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select('invoice_id')
    .where('company_id', '=', companyId)
    .where('draft_id', '=', draftId)
    .where('status', 'not in', ended)
    .executeTakeFirst()
  return found?.invoice_id
}

/**
 * The same for the draft under a key, saved or not. The caller has locked the company, as the maker of a request does.
 */
export async function findRequestOfDraftKey(db: Db, companyId: number, key: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('invoice_requests')
        .select('invoice_id')
        .where('seller_company_id', '=', companyId)
        .where('draft_key', '=', key)
        .union(
          selectFrom('sent_request_drafts')
            .select('invoice_id')
            .where('company_id', '=', companyId)
            .where('draft_key', '=', key),
        ),
    )
    .where('status', 'not in', ended)
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
