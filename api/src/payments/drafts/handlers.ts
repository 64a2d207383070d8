import type { drafts } from '@invoice-card/contracts'
import { inTransaction, lockCompany } from '../../platform/database/public.ts'
import { isSplit } from '../../platform/files/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { maxDrafts, timesFrom } from './lifetime.ts'
import { listDrafts } from './list-store.ts'
import {
  countDrafts,
  deleteDrafts,
  findDraft,
  findDraftUnder,
  findInvoiceOfFile,
  insertDraft,
  updateDraft,
} from './store.ts'
import { toDraft, toDraftSummaries } from './view.ts'

export const draftsHandlers: ApiHandlers<typeof drafts> = {
  createDraft: ({ body, refuse }, { db: pool, session, now }) =>
    changeBooks(pool, async books => {
      const { db } = books
      const { values, draft_key = null } = body
      await books.lock('company', session.company_id, () => lockCompany(db, session.company_id))
      // A save that was still on its way when its payment was made would bring the draft back.
      if (draft_key !== null && (await findInvoiceOfFile(books, session.company_id, draft_key)))
        refuse('draft_already_applied')
      // The same of a file that was split: it would stand beside its parts.
      if (draft_key !== null && (await isSplit(db, session.company_id, draft_key))) refuse('draft_already_split')
      const found = draft_key === null ? undefined : await findDraftUnder(db, session.company_id, draft_key, now())
      // A caller that asks again may know less than the draft does by now, and would write that over what a person
      // typed.
      if (found) return { ...(await toDraft(db, session.company_id, found)), was_there: true }
      if ((await countDrafts(db, 'drafts', session.company_id, now())) >= maxDrafts) refuse('draft_limit_reached')
      return {
        ...(await toDraft(db, session.company_id, await insertDraft(db, session, values, draft_key, timesFrom(now())))),
        was_there: false,
      }
    }),

  updateDraft: async ({ params, body, refuse }, { db, session, now }) => {
    const { values, known_updated_at } = body
    const row = await updateDraft(db, session.company_id, params.id, values, timesFrom(now()), known_updated_at)
    if (row) return toDraft(db, session.company_id, row)
    return refuse((await findDraft(db, session.company_id, params.id, now())) ? 'draft_changed' : 'draft_not_found')
  },

  getDraft: async ({ params, refuse }, { db, session, now }) => {
    const row = (await findDraft(db, session.company_id, params.id, now())) ?? refuse('draft_not_found')
    return toDraft(db, session.company_id, row)
  },

  deleteDrafts: ({ body, refuse }, { db: pool, session }) =>
    inTransaction(pool, async db => {
      const ids = [...new Set(body.drafts)]
      // All or none: who deletes a draft that somebody else just turned into a payment should look again.
      if ((await deleteDrafts(db, 'drafts', session.company_id, ids)) !== ids.length) refuse('draft_not_found')
      return {}
    }),

  listDrafts: async ({ query }, { db, session, now }) => {
    const { rows, count } = await listDrafts(db, session.company_id, query, now())
    return { drafts: await toDraftSummaries(db, session.company_id, rows), count }
  },
}
