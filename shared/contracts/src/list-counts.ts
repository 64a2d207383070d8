import * as v from 'valibot'
import { collections } from './collections.ts'
import { Count } from './base/common.ts'
import { drafts } from './drafts.ts'
import { defineContract } from './base/endpoint.ts'
import { invoices } from './invoices.ts'
import { notifications } from './notifications.ts'
import { requestDrafts } from './request-drafts.ts'
import { suppliers } from './suppliers.ts'

/**
 * List calls for a screen that only counts: the same calls, of whose answers only the counts are read. A client of the
 * whole contracts would bring every schema of their rows (docs/product.md#counts).
 */
export const listCounts = defineContract({
  listInvoices: {
    method: 'GET',
    path: '/api/v1/invoices',
    summary: invoices.listInvoices.summary,
    query: invoices.listInvoices.query,
    response: v.object({ total_count: Count, total_count_is_action_required: Count }),
  },
  listDrafts: {
    method: 'GET',
    path: '/api/v1/drafts',
    summary: drafts.listDrafts.summary,
    query: drafts.listDrafts.query,
    response: v.object({ count: Count }),
  },
  listSuppliers: {
    method: 'GET',
    path: '/api/v1/suppliers',
    summary: suppliers.listSuppliers.summary,
    query: suppliers.listSuppliers.query,
    response: v.object({ count_all: Count }),
  },
  listNotifications: {
    method: 'GET',
    path: '/api/v1/users/notifications',
    summary: notifications.listNotifications.summary,
    query: notifications.listNotifications.query,
    response: v.object({ count_unread: Count }),
  },
  listRequestSellers: {
    method: 'GET',
    path: '/api/v1/invoices/request_sellers',
    summary: collections.listRequestSellers.summary,
    query: collections.listRequestSellers.query,
    response: v.object({ total_count_invoice_requests: Count, total_count_is_account_required: Count }),
  },
  listInvoiceRequestDrafts: {
    method: 'GET',
    path: '/api/v1/invoice_request_drafts',
    summary: requestDrafts.listInvoiceRequestDrafts.summary,
    query: requestDrafts.listInvoiceRequestDrafts.query,
    response: v.object({ count: Count }),
  },
})
