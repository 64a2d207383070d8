import type { requestDrafts } from '@invoice-card/contracts'
import { inTransaction, lockCompany } from '../../platform/database/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { countDrafts, deleteDrafts, findInvoiceOfFile, maxDrafts, timesFrom } from '../drafts/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { findRequestOfDraft, findRequestOfDraftKey } from './sent-store.ts'
import {
  findRequestDraft,
  findRequestDraftUnder,
  insertRequestDraft,
  listRequestDrafts,
  updateRequestDraft,
} from './store.ts'
import { toRequestDraft, toRequestDraftSummaries } from './view.ts'

export const requestDraftsHandlers: ApiHandlers<typeof requestDrafts> = {
  createInvoiceRequestDraft: ({ body, refuse }, { db: pool, session, now }) =>
    changeBooks(pool, async books => {
      const { db } = books
      const { company_id } = session
      const { values, draft_key = null } = body
      await books.lock('company', company_id, () => lockCompany(db, company_id))
      // A save that was still on its way when its request was made would bring the draft back.
      const invoice = draft_key === null ? undefined : await findInvoiceOfFile(books, company_id, draft_key)
      const sent = draft_key === null ? undefined : await findRequestOfDraftKey(db, company_id, draft_key)
      const invoice_id = sent ?? (invoice?.seller_company_id === company_id ? invoice.id : undefined)
      if (invoice_id !== undefined) refuse('draft_already_sent', { details: { invoice_id } })
      if (invoice) refuse('draft_already_sent')
      const found = draft_key === null ? undefined : await findRequestDraftUnder(db, company_id, draft_key, now())
      // A caller that asks again may know less than the draft does by now, and would overwrite what a person typed.
      if (found) return { ...(await toRequestDraft(db, company_id, found)), was_there: true }
      if ((await countDrafts(db, 'invoice_request_drafts', company_id, now())) >= maxDrafts)
        refuse('draft_limit_reached')
      const added = await insertRequestDraft(db, session, { values, draft_key, is_scheduled: false }, timesFrom(now()))
      return { ...(await toRequestDraft(db, company_id, added)), was_there: false }
    }),

  listInvoiceRequestDrafts: async ({ query }, { db, session, now }) => {
    const { rows, count } = await listRequestDrafts(db, session.company_id, query, now())
    return { invoice_request_drafts: await toRequestDraftSummaries(db, session.company_id, rows), count }
  },

  deleteInvoiceRequestDrafts: ({ body, refuse }, { db: pool, session }) =>
    inTransaction(pool, async db => {
      const ids = [...new Set(body.invoice_request_drafts)]
      // All or none: a user who deletes a draft that somebody else just turned into a request should look again.
      if ((await deleteDrafts(db, 'invoice_request_drafts', session.company_id, ids)) !== ids.length)
        refuse('draft_not_found')
      return {}
    }),

  getInvoiceRequestDraft: async ({ params, refuse }, { db, session, now }) => {
    const row = (await findRequestDraft(db, session.company_id, params.id, now())) ?? refuse('draft_not_found')
    return toRequestDraft(db, session.company_id, row)
  },

  updateInvoiceRequestDraft: async ({ params, body, refuse }, { db, session, now }) => {
    const { values, known_updated_at } = body
    const row = await updateRequestDraft(db, session.company_id, params.id, values, timesFrom(now()), known_updated_at)
    if (row) return toRequestDraft(db, session.company_id, row)
    if (await findRequestDraft(db, session.company_id, params.id, now())) return refuse('draft_changed')
    const invoice_id = await findRequestOfDraft(db, session.company_id, params.id)
    if (invoice_id === undefined) return refuse('draft_not_found')
    return refuse('draft_already_sent', { details: { invoice_id } })
  },
}
