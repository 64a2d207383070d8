import { type collections, maxExportedInvoices } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { inTransaction, type Db } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { requestLink } from '../request-keys/key.ts'
import { addRequestKey } from '../request-keys/store.ts'
import { countAccountAsked } from './account-asked-store.ts'
import { changeDates } from './change-dates.ts'
import { createRequest } from './create-request.ts'
import { depositMonthsAround, readDepositMonths } from './deposit-months-store.ts'
import { requestDraftsHandlers } from './draft-handlers.ts'
import { withdrawRequest } from './end-request.ts'
import { isRequestOpen } from './is-open.ts'
import { limitRequestMails } from './limit-mails.ts'
import { nameAccount } from './name-account.ts'
import { tellBuyer } from './notices.ts'
import { requestExport } from './export/link.ts'
import { findRequest } from './request-store.ts'
import { readRowFacts } from './rows-store.ts'
import { countRequests, listRequests } from './store.ts'
import { describeRequest, toRequestSeller } from './view.ts'

const describe = async ({ db, session, now }: Context, id: number) => {
  const found = await findRequest(db, session.company_id, id)
  if (!found) throw new Error(`No request ${id} of company ${session.company_id}`)
  return describeRequest(db, found, now())
}

export const collectionsHandlers: ApiHandlers<typeof collections> = {
  createRequestSeller: async ({ body, refuse }, context) => {
    const { id, key } = await createRequest(context, body, refuse)
    return { ...await describe(context, id), shared_link: requestLink(context.config, key) }
  },

  listRequestSellers: async ({ query }, { db, session, now }) => {
    const [rows, total_count_invoice_requests, total_count_is_account_asked] = await Promise.all([
      listRequests(db, session.company_id, query), countRequests(db, session.company_id, query), countAccountAsked(db, session.company_id),
    ])
    const factsOf = await readRowFacts(db, rows)
    return { invoice_requests: rows.map(row => toRequestSeller(row, factsOf(row), now())), total_count_invoice_requests, total_count_is_account_asked }
  },

  exportRequestSellers: async ({ query, refuse }, { config, db, session, now }) => {
    const total_count = await countRequests(db, session.company_id, query)
    if (total_count > maxExportedInvoices) refuse('too_many_invoices_to_export')
    return { ...requestExport.sign(config, { company_id: session.company_id, query }, now()), total_count }
  },

  getDepositMonths: async (_input, { db, session, now }) => ({ months: await readDepositMonths(db, session.company_id, depositMonthsAround(japanDay(now()))) }),

  getRequestSeller: async ({ params, refuse }, { db, session, now }) =>
    describeRequest(db, await findRequest(db, session.company_id, params.id) ?? refuse('invoice_request_not_found'), now()),

  cancelRequestSeller: async ({ params, body, refuse }, context) => {
    const { invoice } = await findRequest(context.db, context.session.company_id, params.id) ?? refuse('invoice_request_not_found')
    await withdrawRequest(context, invoice.id, body.comment, refuse)
    return describe(context, invoice.id)
  },

  changeRequestDates: async ({ params, body, refuse }, context) => {
    await changeDates(context, { params, body, refuse })
    return describe(context, params.id)
  },

  nameDepositAccount: async ({ params, body, refuse }, context) => {
    const { invoice } = await findRequest(context.db, context.session.company_id, params.id) ?? refuse('invoice_request_not_found')
    await nameAccount(context, invoice.id, body.account_id, refuse)
    return describe(context, invoice.id)
  },

  createRequestLink: ({ params, refuse }, { db: pool, config, session, now }) => inTransaction(pool, async (db) => {
    const found = await findRequest(db, session.company_id, params.id) ?? refuse('invoice_request_not_found')
    if (!isRequestOpen(found, now())) refuse('request_already_closed')
    return { shared_link: requestLink(config, await addRequestKey(db, found.invoice.id, now())) }
  }),

  sendRequestMail: async ({ params, refuse }, context) => {
    const { db: pool, session, now } = context
    const findOpen = async (db: Db) => {
      const found = await findRequest(db, session.company_id, params.id) ?? refuse('invoice_request_not_found')
      return isRequestOpen(found, now()) ? found : refuse('request_already_closed')
    }
    const { invoice } = await findOpen(pool)
    if (invoice.buyer_email_address !== null) await limitRequestMails(context, invoice.buyer_email_address)
    return inTransaction(pool, async (db) => {
      await tellBuyer(db, 'received', (await findOpen(db)).invoice, now())
      return {}
    })
  },

  ...requestDraftsHandlers,
}
