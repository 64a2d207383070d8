import * as v from 'valibot'
import { Account, AccountInput } from './accounts.ts'
import {
  AmountYen,
  Count,
  DateOnly,
  Id,
  optionalText,
  pageQuery,
  text,
  Timestamp,
  TypedRegistrationNumber,
  Uuid,
} from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { CancelReason, Cancellation, ReturnedMoney, ReturnState, Settlement, TimelineEntry } from './invoice-course.ts'
import { invoiceListQuery, SelectedIds } from './invoice-list-query.ts'
import { ActionRequiredReason, InvoiceStatus, InvoiceType } from './base/invoice-states.ts'
import { MonthlyTotal } from './base/monthly-total.ts'
import { InvoiceRequestTerms } from './request-terms.ts'
import { SupplierCorporationInput, SupplierSoleProprietorInput } from './suppliers.ts'
import { maxCommentLength, maxInvoiceNumberLength } from './base/field-lengths.ts'

/**
 * A payment as lists show it: `amount` goes to the payee, `commission_amount` (tax included) is charged on top, both
 * in yen.
 */
export const InvoiceSummary = v.object({
  id: Id,
  type: InvoiceType,
  status: InvoiceStatus,
  is_action_required: v.boolean(),
  action_required_reason: v.nullable(ActionRequiredReason),
  supplier_id: v.nullable(Id),
  supplier_name: v.string(),
  /** The one on the invoice; left out by an older API. */
  invoice_number: v.optional(v.nullable(v.string())),
  amount: AmountYen,
  commission_amount: AmountYen,
  due_date: DateOnly,
  transfer_date: v.nullable(DateOnly),
  /** Until when a request can be paid by card; null once it is paid or has ended, and of a payment. */
  pay_until: v.nullable(Timestamp),
  /** The last day to answer what is asked; null where nothing is. */
  action_required_until: v.nullable(DateOnly),
  /** Of a cancelled row of a list, where it is known; a detail has `cancellation`. */
  cancel_reason: v.optional(CancelReason),
  /** Of a row of a list whose transfer came back, until the payee has the money after all; a detail has `returned`. */
  return_state: v.optional(ReturnState),
  /** Whether its owner may cancel it now. */
  is_cancellable: v.boolean(),
  created_at: Timestamp,
})
export type InvoiceSummary = v.InferOutput<typeof InvoiceSummary>

/** A file of a payment by name; `getFileDownloadUrl` gives its bytes. */
export const InvoiceFileLink = v.object({
  file_id: Uuid,
  file_name: v.string(),
  content_type: v.string(),
  page_count: Count,
})

/** A payment with all that its detail shows. Days are days in Japan; `total_amount` is what the card pays, in yen. */
export const Invoice = v.object({
  ...v.omit(InvoiceSummary, ['cancel_reason', 'return_state']).entries,
  invoice_number: v.nullable(v.string()),
  registration_number: v.nullable(v.string()),
  issue_date: v.nullable(DateOnly),
  transfer_person_name: v.string(),
  account: v.nullable(v.omit(Account, ['id', 'created_at'])),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  commission_tax_amount: AmountYen,
  total_amount: v.number(),
  files: v.array(InvoiceFileLink),
  timeline: v.array(TimelineEntry),
  action_required_comment: v.nullable(v.string()),
  /**
   * Until when the owner can cancel, and what then happens to the card's money. Of a reserved payment also once it is
   * too late: `is_cancellable` says whether it is.
   */
  cancel: v.nullable(v.object({ until: v.nullable(DateOnly), settlement: Settlement })),
  /** Of a cancelled one, as its buyer reads it; `comment` of a request that one side ended, without links. */
  cancellation: v.nullable(v.object({ ...Cancellation.entries, comment: v.optional(v.string()) })),
  /** The receipt of the fee, once it is issued and the caller's. */
  receipt: v.nullable(v.object({ number: v.number(), issued_on: DateOnly })),
  /** The last return of its transfer, until the payee has the money after all. */
  returned: v.nullable(ReturnedMoney),
  /** Of a request, as its buyer sees it. */
  request: v.nullable(InvoiceRequestTerms),
  /** What the owner may do now. */
  is_editable: v.boolean(),
  /** Of an editable one, and of a request that waits: the state that an answer, a correction or a card begins from. */
  updated_at: v.optional(Timestamp),
  /**
   * Whether another authorisation of a card may take the place of the present one; with it the amount may change, else
   * it is fixed.
   */
  is_card_replaceable: v.boolean(),
  has_receipt: v.boolean(),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** What the user says about the invoice. */
const InvoiceFields = v.object({
  amount: v.pipe(AmountYen, v.minValue(1)),
  due_date: DateOnly,
  transfer_date: DateOnly,
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  registration_number: v.optional(TypedRegistrationNumber),
  issue_date: v.optional(DateOnly),
  /** The name the payee sees, zengin kana. */
  transfer_person_name: text(48),
})

/** An existing supplier, or a new one made together with the payment. */
export const SupplierChoice = v.variant('kind', [
  v.object({ kind: v.literal('existing'), supplier_id: Id }),
  v.object({ kind: v.literal('corporation'), supplier: SupplierCorporationInput }),
  v.object({ kind: v.literal('sole_proprietor'), supplier: SupplierSoleProprietorInput }),
])
/** An account that the supplier has, or a new one that is registered together with the payment. */
const AccountChoice = v.variant('kind', [
  v.object({ kind: v.literal('existing'), account_id: Id }),
  v.object({ kind: v.literal('new'), account: AccountInput }),
])
/** A saved card, or a one-use token of the card frame; a card number never comes here. */
export const CardChoice = v.variant('kind', [
  v.object({ kind: v.literal('saved'), credit_card_id: Id }),
  v.object({ kind: v.literal('token'), mdk_token: text(200), is_card_saved: v.boolean() }),
])

/** An application. An error of one field is refused with its path in `fields`, such as `invoice.amount`. */
export const CreateInvoiceBody = v.object({
  invoice: InvoiceFields,
  supplier: SupplierChoice,
  account: AccountChoice,
  card: CardChoice,
  file_ids: v.pipe(v.array(Uuid), v.minLength(1), v.maxLength(10)),
  /** The fee the user saw; another fee on the server is refused. */
  commission_amount: AmountYen,
  promotion_code: v.optional(optionalText(20)),
  is_terms_agreed: v.literal(true),
  draft_id: v.optional(Id),
  /** An item that a program prepared, which this payment registers. */
  pre_id: v.optional(Id),
})
export type CreateInvoiceBody = v.InferOutput<typeof CreateInvoiceBody>

/** How a card payment stands that a call began. */
export const PaymentStart = v.object({
  payment_id: Uuid,
  status: v.picklist(['authentication_required', 'pending', 'approved', 'declined']),
  /** Where the browser goes for 3-D Secure. */
  authentication_url: v.nullable(v.string()),
  invoice_id: v.nullable(Id),
  message: v.nullable(v.string()),
  /** Of a declined one, where there is one: the code that `message` explains. */
  v_result_code: v.optional(v.nullable(v.string())),
})
export type PaymentStart = v.InferOutput<typeof PaymentStart>

/** The fee of an amount, in yen: the rate, but at least the minimum (docs/product.md#fee-limits-and-days). */
export const Commission = v.object({
  amount: AmountYen,
  /** Fee in yen, tax included. */
  commission_amount: AmountYen,
  commission_tax_amount: AmountYen,
  /** Percent, e.g. 3. */
  commission_rate: v.number(),
  minimum_commission_amount: AmountYen,
  total_amount: v.number(),
})
export type Commission = v.InferOutput<typeof Commission>

/** Refusals of `createInvoice`; screens know by them that nothing was charged. */
export const createInvoiceErrors = {
  supplier_not_found: 404,
  account_not_found: 404,
  credit_card_not_found: 404,
  file_not_found: 404,
  commission_changed: 409,
  duplicate_invoice: 409,
  draft_not_found: 404,
  transfer_date_not_available: 422,
  supplier_is_own_company: 422,
  account_is_own_company: 422,
  supplier_not_allowed: 422,
  supplier_frozen: 409,
  supplier_already_exists: 409,
  corporate_number_incorrect: 422,
  amount_over_limit: 422,
  registration_number_incorrect: 422,
  registration_number_is_own: 422,
  card_token_invalid: 422,
  card_brand_not_accepted: 422,
  card_expired: 422,
  card_frozen: 409,
  card_attempts_exceeded: 403,
  bank_not_found: 422,
  branch_not_found: 422,
  holder_not_convertible: 422,
  transfer_person_name_not_kana: 422,
  promotion_code_invalid: 422,
  pre_item_not_found: 404,
  pre_item_already_registered: 409,
  pre_item_payment_in_progress: 409,
} as const

/** Payments of the company, and requests that it received (docs/product.md#invoice-states). */
export const invoices = defineContract({
  createInvoice: {
    method: 'POST',
    path: '/api/v1/invoices',
    isRefusedWhileFrozen: true,
    toggle: 'payments',
    limit: callLimits.card,
    isIdempotent: true,
    needsRegistration: true,
    summary: 'Apply for a payment: records the intent, then asks the gateway to authorise the card with 3-D Secure',
    body: CreateInvoiceBody,
    response: PaymentStart,
    errors: createInvoiceErrors,
  },
  listInvoices: {
    method: 'GET',
    path: '/api/v1/invoices',
    summary: 'Payments of the company by status, type and search, newest first',
    query: v.object({ ...pageQuery, ...invoiceListQuery }),
    response: v.object({
      invoices: v.array(InvoiceSummary),
      /** Rows that match the query. */
      total_count: Count,
      /** Payments of the company that wait for the user, whatever the query. */
      total_count_is_action_required: Count,
    }),
  },
  exportInvoices: {
    method: 'GET',
    path: '/api/v1/invoices/export',
    isRefusedWhileFrozen: true,
    limit: { per: 'user', max: 30, windowSeconds: 60 },
    summary: 'A signed link to a list of payments as a CSV file: all pages of what the same query lists',
    query: v.object(invoiceListQuery),
    response: v.object({ download_url: v.string(), file_name: v.string(), expires_at: Timestamp, total_count: Count }),
    errors: { too_many_invoices_to_export: 422 },
  },
  getInvoice: {
    method: 'GET',
    path: '/api/v1/invoices/{id}',
    summary:
      'One payment with timeline, files and what may be done with it; a request as its buyer sees it, or as its seller where that type is asked for',
    query: v.object({ invoice_display_type: v.optional(InvoiceType) }),
    response: Invoice,
    errors: { invoice_not_found: 404 },
  },
  updateInvoice: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}',
    toggle: 'payments',
    summary: 'Answer what is asked of an action-required payment, or correct one that is not checked yet',
    body: v.object({
      invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
      registration_number: v.optional(TypedRegistrationNumber),
      issue_date: v.optional(v.nullable(DateOnly)),
      due_date: v.optional(DateOnly),
      /** One of the days that an application could choose now. */
      transfer_date: v.optional(DateOnly),
      /** Another registered supplier and account. */
      payee: v.optional(v.object({ supplier_id: Id, account_id: Id })),
      transfer_person_name: v.optional(text(48)),
      file_ids: v.optional(v.pipe(v.array(Uuid), v.minLength(1), v.maxLength(10))),
      comment: v.optional(optionalText(maxCommentLength)),
      /** The state that the answer or correction began from: another change since then is not overwritten. */
      known_updated_at: v.optional(Timestamp),
    }),
    response: Invoice,
    errors: {
      invoice_not_found: 404,
      invoice_not_editable: 409,
      invoice_changed: 409,
      card_authorisation_required: 409,
      file_not_found: 404,
      file_already_used: 409,
      duplicate_invoice: 409,
      transfer_person_name_not_kana: 422,
      transfer_date_not_available: 422,
      supplier_not_found: 404,
      supplier_not_allowed: 422,
      supplier_frozen: 409,
      supplier_is_own_company: 422,
      account_is_own_company: 422,
      account_not_found: 404,
      registration_number_incorrect: 422,
      registration_number_is_own: 422,
    },
  },
  cancelInvoice: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/cancel',
    toggle: 'payments',
    summary: 'Cancel a payment; the card is voided or refunded',
    response: Invoice,
    errors: {
      invoice_not_found: 404,
      invoice_already_transferred: 409,
      invoice_already_cancelled: 409,
      cancel_deadline_passed: 409,
    },
  },
  getMonthlyTotals: {
    method: 'GET',
    path: '/api/v1/invoices/monthly_totals',
    summary:
      'What the company pays by month of the transfer, the running month last; cancelled and expired payments are in no month',
    query: v.object({ months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 6) }),
    response: v.object({ months: v.array(MonthlyTotal) }),
  },
  getCommission: {
    method: 'GET',
    path: '/api/v1/invoices/commission',
    summary:
      'The fee for an amount, the fee that an invoice was made with, or, with both, what a corrected amount of that invoice costs by the terms it was made with',
    query: v.object({
      invoice_id: v.optional(Id),
      amount: v.optional(v.pipe(AmountYen, v.minValue(1))),
      promotion_code: v.optional(optionalText(20)),
    }),
    response: Commission,
    /** `details` of `amount_over_limit` have the `largest_amount` that this fee leaves room for. */
    errors: { invoice_not_found: 404, amount_over_limit: 422, promotion_code_invalid: 422 },
  },
  getReceiptDownloadUrl: {
    method: 'GET',
    path: '/api/v1/invoices/{id}/receipts/download/url',
    summary: 'A signed link to the receipt of the fee (適格請求書)',
    response: v.object({ download_url: v.string(), file_name: v.string(), expires_at: Timestamp }),
    errors: { invoice_not_found: 404, receipt_not_available: 409 },
  },
  getReceiptArchive: {
    method: 'GET',
    path: '/api/v1/invoices/receipts/archive',
    isRefusedWhileFrozen: true,
    limit: { per: 'user', max: 10, windowSeconds: 60 },
    summary: 'A signed link to the receipts of several payments as one ZIP; payments without one are left out',
    query: v.object({ ids: SelectedIds }),
    response: v.object({
      download_url: v.string(),
      file_name: v.string(),
      expires_at: Timestamp,
      receipt_count: Count,
    }),
    errors: { receipt_not_available: 409 },
  },
  getResultMessage: {
    method: 'GET',
    path: '/api/v1/v_result_message/{id}',
    toggle: 'payments',
    params: { id: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,16}$/)) },
    summary: 'The text for a result code of the card gateway',
    response: v.object({ v_result_code: v.string(), message: v.string() }),
    errors: { result_message_not_found: 404 },
  },
})
