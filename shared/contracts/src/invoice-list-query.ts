import * as v from 'valibot'
import { AmountYen, DateOnly, Id, optionalText } from './base/common.ts'
import { InvoiceStatus, InvoiceType } from './base/invoice-states.ts'
import { maxInvoiceNumberLength, maxSearchWordLength } from './base/field-lengths.ts'

/** Rows that a user selected in a list: no more than a page holds. */
export const SelectedIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(100))

/** What a list of payments is narrowed to, and its order; all of it may be left out. */
export const invoiceListQuery = {
  ids: v.optional(SelectedIds),
  invoice_statuses: v.optional(v.array(InvoiceStatus)),
  invoice_types: v.optional(v.array(InvoiceType)),
  is_action_required: v.optional(v.boolean()),
  search_word: v.optional(optionalText(maxSearchWordLength)),
  /** The whole number of the invoice, in any width and case. */
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  /** Payments to one of the company's suppliers. */
  supplier_id: v.optional(Id),
  amount_min: v.optional(AmountYen),
  amount_max: v.optional(AmountYen),
  /** Range of the transfer date. */
  date_from: v.optional(DateOnly),
  date_to: v.optional(DateOnly),
  /** Range of the date on the invoice; one whose date is not known is outside of all. */
  issue_date_from: v.optional(DateOnly),
  issue_date_to: v.optional(DateOnly),
  due_date_from: v.optional(DateOnly),
  due_date_to: v.optional(DateOnly),
  sort: v.optional(v.picklist(['created_at', 'transfer_date', 'due_date', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
}

/** A list of payments as a file has at most so many rows. */
export const maxExportedInvoices = 500_000
