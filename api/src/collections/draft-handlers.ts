import type { collections, InvoiceRequestDraft, InvoiceRequestDraftDetail, RequestDraftValues } from '@invoice-card/contracts'
import { inTransaction, type Db } from '../database/connection.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { lockCompany } from '../database/lock-company.ts'
import { findSupplier } from '../suppliers/store.ts'
import { countRequestDrafts, deleteRequestDrafts, findRequestDraft, insertRequestDraft, listRequestDrafts, updateRequestDraft } from './draft-store.ts'

const maxDrafts = 100
const lifeMs = 90 * 86_400_000
const timesFrom = (now: Date) => ({ updated_at: now, expires_at: new Date(now.getTime() + lifeMs) })

type Row = NonNullable<Awaited<ReturnType<typeof findRequestDraft>>>

const toSummary = ({ id, buyer_name, amount, updated_at, expires_at }: Row): InvoiceRequestDraft =>
  ({ id, buyer_name, amount, updated_at: updated_at.toISOString(), expires_at: expires_at.toISOString() })
const toDetail = (row: Row): InvoiceRequestDraftDetail => ({ ...toSummary(row), values: row.form_values })

/** What the list shows is kept beside the values: the partner's name and an amount that is one. */
async function contentOf(db: Db, companyId: number, values: RequestDraftValues) {
  const partner = values.supplier_id ? await findSupplier(db, companyId, values.supplier_id) : undefined
  const typed = values.billing_amount ?? null
  return { values, buyer_name: partner?.name ?? null, amount: typed !== null && Number.isSafeInteger(typed) ? typed : null }
}

type Calls = 'createInvoiceRequestDraft' | 'listInvoiceRequestDrafts' | 'deleteInvoiceRequestDrafts' | 'getInvoiceRequestDraft' | 'updateInvoiceRequestDraft'

export const requestDraftsHandlers: Pick<ApiHandlers<typeof collections>, Calls> = {
  createInvoiceRequestDraft: ({ body, refuse }, { db: pool, session, now }) => inTransaction(pool, async (db) => {
    await lockCompany(db, session.company_id)
    if (await countRequestDrafts(db, session.company_id, now()) >= maxDrafts) refuse('draft_limit_reached')
    return toDetail(await insertRequestDraft(db, session, await contentOf(db, session.company_id, body.values), timesFrom(now())))
  }),

  listInvoiceRequestDrafts: async ({ query }, { db, session, now }) => {
    const [rows, count] = await Promise.all([listRequestDrafts(db, session.company_id, query, now()), countRequestDrafts(db, session.company_id, now())])
    return { invoice_request_drafts: rows.map(toSummary), count }
  },

  deleteInvoiceRequestDrafts: ({ body, refuse }, { db: pool, session }) => inTransaction(pool, async (db) => {
    const ids = [...new Set(body.invoice_request_drafts)]
    // All or none: who deletes a draft that somebody else just turned into a request should look again.
    if (await deleteRequestDrafts(db, session.company_id, ids) !== ids.length) refuse('draft_not_found')
    return {}
  }),

  getInvoiceRequestDraft: async ({ params, refuse }, { db, session, now }) =>
    toDetail(await findRequestDraft(db, session.company_id, params.id, now()) ?? refuse('draft_not_found')),

  updateInvoiceRequestDraft: async ({ params, body, refuse }, { db, session, now }) => {
    const content = await contentOf(db, session.company_id, body.values)
    return toDetail(await updateRequestDraft(db, session.company_id, params.id, content, timesFrom(now())) ?? refuse('draft_not_found'))
  },
}
