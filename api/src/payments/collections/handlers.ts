import { type collections, maxExportedInvoices } from '@invoice-card/contracts'
import { collectionTabLabels, collectionTabOfQuery, japanDay, requestStatusOf, listAbout } from '@invoice-card/domain'
import type { ApiHandlers, Context } from '../../platform/http/public.ts'
import { findSupplier } from '../../parties/suppliers/public.ts'
import { requestLink } from '../request-keys/public.ts'
import { readOutcomes } from '../../books/outcomes/public.ts'
import { countAccountRequired } from './account/account-required-store.ts'
import { changeAddressee } from './open/change-addressee.ts'
import { changeDates } from './open/change-dates.ts'
import { createRequest } from './making/create-request.ts'
import { depositMonthsAround, readDepositMonths } from './list/deposit-months-store.ts'
import { listDuplicates } from './making/duplicates-store.ts'
import { withdrawRequest } from './ending/end-request.ts'
import { nameAccount } from './account/name-account.ts'
import { previewRequest } from './making/preview.ts'
import { mailRequest, replaceLink, sendMessage } from './open/reach-buyer.ts'
import { requestExport } from './list/export-link.ts'
import { findRequest } from './request/request-store.ts'
import { readRowFacts } from './list/rows-store.ts'
import { countRequests, listRequests } from './list/store.ts'
import { describeRequest, toRequestSeller } from './list/view.ts'

const describe = async ({ db, session, now }: Context, id: number) => {
  const found = await findRequest(db, session.company_id, id)
  if (!found) throw new Error(`No request ${id} of company ${session.company_id}`)
  return describeRequest(db, found, now())
}

export const collectionsHandlers: ApiHandlers<typeof collections> = {
  createRequestSeller: async ({ body, refuse }, context) => {
    const { id, key } = await createRequest(context, body, refuse)
    return { ...(await describe(context, id)), shared_link: requestLink(context.config, key) }
  },

  findDuplicateRequests: async ({ query }, { db, session }) => {
    const { supplier_id: partner_id, invoice_number, billing_amount: amount } = query
    const duplicates = await listDuplicates(db, session.company_id, { partner_id, invoice_number, amount })
    return {
      duplicates: duplicates.map(({ id, status, created_at }) => ({
        id,
        status: requestStatusOf({ status }, false),
        created_at: created_at.toISOString(),
      })),
    }
  },

  previewRequest: ({ body, refuse }, context) => previewRequest(context, body, refuse),

  listRequestSellers: async ({ query }, { db, session, now }) => {
    const [rows, total_count_invoice_requests, total_count_is_account_required] = await Promise.all([
      listRequests(db, session.company_id, query),
      countRequests(db, session.company_id, query),
      countAccountRequired(db, session.company_id),
    ])
    const [factsOf, outcomeOf] = await Promise.all([readRowFacts(db, rows), readOutcomes(db, rows)])
    return {
      invoice_requests: rows.map(row => ({ ...toRequestSeller(row, factsOf(row), now()), ...outcomeOf(row) })),
      total_count_invoice_requests,
      total_count_is_account_required,
    }
  },

  exportRequestSellers: async ({ query, refuse }, { config, db, session, now }) => {
    const total_count = await countRequests(db, session.company_id, query)
    if (total_count > maxExportedInvoices) refuse('too_many_invoices_to_export')
    const { company_id, session_id } = session
    const tab = collectionTabOfQuery(query.status)
    const buyer = query.supplier_id === undefined ? undefined : await findSupplier(db, company_id, query.supplier_id)
    const about = listAbout(tab && collectionTabLabels[tab], buyer?.name)
    return { ...requestExport.sign(config, { company_id, session_id, query, about }, now()), total_count }
  },

  getDepositMonths: async (_input, { db, session, now }) => ({
    months: await readDepositMonths(db, session.company_id, depositMonthsAround(japanDay(now()))),
  }),

  getRequestSeller: async ({ params, refuse }, { db, session, now }) =>
    describeRequest(
      db,
      (await findRequest(db, session.company_id, params.id)) ?? refuse('invoice_request_not_found'),
      now(),
    ),

  cancelRequestSeller: async ({ params, body, refuse }, context) => {
    const { invoice } =
      (await findRequest(context.db, context.session.company_id, params.id)) ?? refuse('invoice_request_not_found')
    await withdrawRequest(context, invoice.id, body.comment, refuse)
    return describe(context, invoice.id)
  },

  changeRequestDates: async ({ params, body, refuse }, context) => {
    await changeDates(context, { params, body, refuse })
    return describe(context, params.id)
  },

  changeRequestAddressee: async ({ params, body, refuse }, context) => {
    await changeAddressee(context, { params, body, refuse })
    return describe(context, params.id)
  },

  nameDepositAccount: async ({ params, body, refuse }, context) => {
    const { invoice } =
      (await findRequest(context.db, context.session.company_id, params.id)) ?? refuse('invoice_request_not_found')
    await nameAccount(context, invoice.id, body.account_id, refuse)
    return describe(context, invoice.id)
  },

  createRequestLink: async ({ params, refuse }, context) => {
    const key = await replaceLink(context, params.id, refuse)
    return { shared_link: requestLink(context.config, key) }
  },

  sendRequestMail: async ({ params, refuse }, context) => {
    await mailRequest(context, params.id, refuse)
    return describe(context, params.id)
  },

  sendRequestMessage: async ({ params, body, refuse }, context) => {
    await sendMessage(context, params.id, body.message, refuse)
    return describe(context, params.id)
  },
}
