import type { collections, RequestSeller } from '@invoice-card/contracts'
import { sellerStatusOf } from '@invoice-card/domain'
import type { ApiHandlers } from '../http/mount.ts'
import { countRequestDrafts, countRequests, findRequest, listRequestDrafts, listRequests } from './store.ts'

type Row = Awaited<ReturnType<typeof listRequests>>[number]

const toRequestSeller = ({ status, buyer_name, buyer_email_address, transfer_date, created_at, ...row }: Row): RequestSeller => ({
  ...row,
  status: sellerStatusOf[status],
  buyer_name: buyer_name ?? '',
  buyer_email_address: buyer_email_address ?? '',
  deposit_date: transfer_date,
  created_at: created_at.toISOString(),
})

export const collectionsHandlers: ApiHandlers<typeof collections> = {
  listRequestSellers: async ({ query }, { db, session }) => {
    const [rows, total_count_invoice_requests] = await Promise.all([listRequests(db, session.company_id, query), countRequests(db, session.company_id, query)])
    return { invoice_requests: rows.map(toRequestSeller), total_count_invoice_requests }
  },

  getRequestSeller: async ({ params, refuse }, { db, session }) =>
    toRequestSeller(await findRequest(db, session.company_id, params.id) ?? refuse('invoice_request_not_found')),

  listInvoiceRequestDrafts: async ({ query }, { db, session, now }) => {
    const [rows, count] = await Promise.all([listRequestDrafts(db, session.company_id, query, now()), countRequestDrafts(db, session.company_id, now())])
    return { invoice_request_drafts: rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() })), count }
  },
}
