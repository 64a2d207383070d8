import type { drafts } from '@invoice-card/contracts'
import { inTransaction } from '../database/connection.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { countDrafts, deleteDrafts, findDraft, insertDraft, isDraftKeyTaken, listDrafts, lockDrafts, updateDraft } from './store.ts'
import { toDraft, toDraftSummaries } from './view.ts'

const maxDrafts = 100
const lifeMs = 90 * 86_400_000
const timesFrom = (now: Date) => ({ updated_at: now, expires_at: new Date(now.getTime() + lifeMs) })

export const draftsHandlers: ApiHandlers<typeof drafts> = {
  createDraft: ({ body, refuse }, { db: pool, session, now }) => inTransaction(pool, async (db) => {
    const { values, draft_key = null } = body
    await lockDrafts(db, session.company_id)
    const isAdded = draft_key === null || !await isDraftKeyTaken(db, session.company_id, draft_key)
    if (isAdded && await countDrafts(db, session.company_id, now()) >= maxDrafts) refuse('draft_limit_reached')
    return toDraft(db, session.company_id, await insertDraft(db, session, values, draft_key, timesFrom(now())))
  }),

  updateDraft: async ({ params, body, refuse }, { db, session, now }) => {
    const row = await updateDraft(db, session.company_id, params.id, body.values, timesFrom(now())) ?? refuse('draft_not_found')
    return toDraft(db, session.company_id, row)
  },

  getDraft: async ({ params, refuse }, { db, session, now }) => {
    const row = await findDraft(db, session.company_id, params.id, now()) ?? refuse('draft_not_found')
    return toDraft(db, session.company_id, row)
  },

  deleteDrafts: ({ body, refuse }, { db: pool, session }) => inTransaction(pool, async (db) => {
    const ids = [...new Set(body.drafts)]
    // All or none: who deletes a draft that somebody else just turned into a payment should look again.
    if (await deleteDrafts(db, session.company_id, ids) !== ids.length) refuse('draft_not_found')
    return {}
  }),

  listDrafts: async ({ query }, { db, session, now }) => {
    const [rows, count] = await Promise.all([listDrafts(db, session.company_id, query, now()), countDrafts(db, session.company_id, now())])
    return { drafts: await toDraftSummaries(db, session.company_id, rows), count }
  },
}
