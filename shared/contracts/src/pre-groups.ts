import * as v from 'valibot'
import {
  AmountYen,
  Count,
  DateOnly,
  Empty,
  Id,
  optionalText,
  pageQuery,
  text,
  Timestamp,
  TypedRegistrationNumber,
  Uuid,
} from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { FileContentType, maxFileBytes } from './invoice-files.ts'
import { InvoiceStatus } from './base/invoice-states.ts'
import { SupplierChoice } from './invoices.ts'
import { maxInvoiceNumberLength } from './base/field-lengths.ts'

/** A payment as a program prepares it: what is left out, the user fills in. */
export const PreItemInput = v.object({
  /** The program's own words for the item, given back as they came. */
  reference: v.optional(text(100)),
  supplier: SupplierChoice,
  amount: v.pipe(AmountYen, v.minValue(1)),
  due_date: DateOnly,
  issue_date: v.optional(DateOnly),
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  registration_number: v.optional(TypedRegistrationNumber),
  /** The name the payee sees. */
  transfer_person_name: v.optional(text(48)),
  /** Files that the program uploaded itself. */
  file_ids: v.pipe(v.array(Uuid), v.maxLength(10)),
})
export type PreItemInput = v.InferOutput<typeof PreItemInput>

const itemState = {
  pre_id: Id,
  reference: v.nullable(v.string()),
  /** Whether there is an invoice for it. */
  is_registered: v.boolean(),
  /** Put aside by the user: it will not be paid. */
  is_discarded: v.boolean(),
  payment_id: v.nullable(Uuid),
  /** Status of the invoice (docs/product.md#invoice-states); null until the item is registered. */
  invoice_status: v.nullable(InvoiceStatus),
}

/** What a program sees of its group. */
export const PreGroupState = v.object({ id: Id, created_at: Timestamp, items: v.array(v.object(itemState)) })
export type PreGroupState = v.InferOutput<typeof PreGroupState>

/** An item as the form of a payment needs it. */
export const PreItem = v.object({
  ...itemState,
  invoice_id: v.nullable(Id),
  /** Its payment waits for an answer of the company. */
  is_action_required: v.boolean(),
  /**
   * A payment of it is being made, in this window or another: a card is or may become charged. One that was left at the
   * card's authentication counts for fifteen minutes.
   */
  is_in_progress: v.boolean(),
  /**
   * The company's draft that continues it, the last changed one; null where there is none, and once the item is
   * registered or discarded.
   */
  draft_id: v.nullable(Id),
  supplier: SupplierChoice,
  /** The company's own supplier that is meant, where it is registered by now. */
  supplier_id: v.nullable(Id),
  supplier_name: v.string(),
  amount: AmountYen,
  due_date: DateOnly,
  issue_date: v.nullable(DateOnly),
  invoice_number: v.nullable(v.string()),
  registration_number: v.nullable(v.string()),
  transfer_person_name: v.nullable(v.string()),
  file_ids: v.array(Uuid),
})
export type PreItem = v.InferOutput<typeof PreItem>

/** A group of prepared payments as lists show it. */
export const PreGroupSummary = v.object({
  id: Id,
  client_name: v.string(),
  created_at: Timestamp,
  /** Items that are not discarded. */
  count_items: Count,
  count_registered: Count,
  /** Of the items that are not discarded, in yen. */
  total_amount: v.number(),
})
export type PreGroupSummary = v.InferOutput<typeof PreGroupSummary>
/** A group with its items, those discarded too. */
export const PreGroup = v.object({ ...PreGroupSummary.entries, items: v.array(PreItem) })
export type PreGroup = v.InferOutput<typeof PreGroup>

/**
 * Payments that programs prepared, as the users of the company see them. `createInvoice` with `pre_id` registers one.
 */
export const preGroups = defineContract({
  listPreGroups: {
    method: 'GET',
    path: '/api/v1/oauth/pre_groups',
    toggle: 'payments',
    summary:
      'Groups of payments that programs registered for the company, newest first, without those that are discarded as a whole',
    query: v.object(pageQuery),
    response: v.object({
      pre_groups: v.array(PreGroupSummary),
      count: Count,
      /** Items of all groups that are neither registered nor discarded. */
      count_open_items: Count,
    }),
  },
  getPreGroup: {
    method: 'GET',
    path: '/api/v1/oauth/pre_groups/{id}',
    toggle: 'payments',
    summary: 'One group with everything that the form of a payment can be filled with',
    response: PreGroup,
    errors: { pre_group_not_found: 404 },
  },
  discardPreGroup: {
    method: 'DELETE',
    path: '/api/v1/oauth/pre_groups/{id}',
    toggle: 'payments',
    summary: 'Put aside every item of a group that is not registered; none where one is being paid',
    response: Empty,
    errors: { pre_group_not_found: 404, pre_item_payment_in_progress: 409 },
  },
  discardPreItem: {
    method: 'DELETE',
    path: '/api/v1/oauth/pre_groups/{id}/items/{preId}',
    toggle: 'payments',
    summary: 'Put one item aside',
    response: Empty,
    errors: { pre_item_not_found: 404, pre_item_already_registered: 409, pre_item_payment_in_progress: 409 },
  },
})

const inNameOfUser = { auth: 'client', scope: 'payments:register' } as const

/** Calls of programs with a user's consent, by their OAuth access token. */
export const externalClients = defineContract({
  createExternalUploadUrl: {
    method: 'POST',
    path: '/api/v1/external/files/upload/url',
    isRefusedWhileFrozen: true,
    ...inNameOfUser,
    limit: { per: 'client', max: 600, windowSeconds: 3_600 },
    summary: 'Get a signed URL to PUT the bytes of an invoice file to',
    body: v.object({
      file_name: text(255),
      content_type: FileContentType,
      size_bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFileBytes)),
    }),
    response: v.object({ file_id: Uuid, upload_url: v.string(), expires_at: Timestamp }),
    errors: { too_many_files: 409, too_many_unused_files: 409 },
  },
  completeExternalUpload: {
    method: 'POST',
    path: '/api/v1/external/files/upload',
    isRefusedWhileFrozen: true,
    ...inNameOfUser,
    limit: { per: 'client', max: 600, windowSeconds: 3_600 },
    summary: 'Accept uploaded bytes: checks type and size by content, as for users',
    body: v.object({ file_id: Uuid }),
    response: v.object({
      file_id: Uuid,
      file_name: v.string(),
      content_type: FileContentType,
      size_bytes: Count,
      page_count: Count,
    }),
    errors: {
      file_not_found: 404,
      file_not_uploaded: 409,
      file_empty: 422,
      file_too_large: 413,
      file_type_not_supported: 415,
      file_encrypted: 422,
      file_broken: 422,
      file_too_many_pages: 422,
      file_too_many_pixels: 422,
    },
  },
  createPreGroup: {
    method: 'POST',
    path: '/api/v1/external/pre_groups',
    isRefusedWhileFrozen: true,
    ...inNameOfUser,
    isIdempotent: true,
    limit: { per: 'client', max: 120, windowSeconds: 3_600 },
    summary:
      'Register payments for the user to look through and pay: all of them or, where `fields` finds fault with one, none',
    body: v.object({ items: v.pipe(v.array(PreItemInput), v.minLength(1), v.maxLength(100)) }),
    response: PreGroupState,
    errors: { pre_items_invalid: 422, too_many_pre_items: 409 },
  },
  getPreGroupState: {
    method: 'GET',
    path: '/api/v1/external/pre_groups/{id}',
    ...inNameOfUser,
    limit: { per: 'client', max: 3_000, windowSeconds: 3_600 },
    summary: 'What became of the items of a group that this program registered for this user',
    response: PreGroupState,
    errors: { pre_group_not_found: 404 },
  },
})
