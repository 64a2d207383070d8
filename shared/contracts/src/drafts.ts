import * as v from 'valibot'
import { AmountYen, Count, DateOnly, Empty, Id, optionalText, pageQuery, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { UnfinishedAccount, UnfinishedSupplier } from './draft-parts.ts'
import { maxInvoiceNumberLength, maxSearchWordLength } from './base/field-lengths.ts'

/** Form values as typed, so anything may be missing or unfinished. Never a card token. */
export const DraftValues = v.object({
  /**
   * The file whose readings are in the values already. A draft without this and the next is of before they were stored.
   */
  read_file_id: v.optional(v.nullable(Uuid)),
  /** What a person has set, by the names of the form's fields: no reading is put in its place. */
  edited_fields: v.optional(v.pipe(v.array(optionalText(60)), v.maxLength(60))),
  /** Of these, what was known before this invoice was there: where it says something else, that is shown. */
  prefilled_fields: v.optional(v.pipe(v.array(optionalText(60)), v.maxLength(60))),
  /** An item that a program prepared, and its group: what is paid from the draft registers it. */
  pre_group_id: v.optional(v.nullable(Id)),
  pre_id: v.optional(v.nullable(Id)),
  file_ids: v.optional(v.pipe(v.array(Uuid), v.maxLength(10))),
  amount: v.optional(v.nullable(v.number())),
  due_date: v.optional(optionalText(10)),
  transfer_date: v.optional(optionalText(10)),
  issue_date: v.optional(optionalText(10)),
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  registration_number: v.optional(optionalText(14)),
  transfer_person_name: v.optional(optionalText(48)),
  supplier_id: v.optional(v.nullable(Id)),
  is_new_supplier: v.optional(v.boolean()),
  new_supplier_business_form: v.optional(v.picklist([1, 2])),
  new_supplier: v.optional(UnfinishedSupplier),
  account_id: v.optional(v.nullable(Id)),
  is_new_account: v.optional(v.boolean()),
  new_account: v.optional(UnfinishedAccount),
})
export type DraftValues = v.InferOutput<typeof DraftValues>

/** A draft as lists show it; `amount` in yen and `due_date` as typed so far, so both may be unfinished. */
export const DraftSummary = v.object({
  id: Id,
  supplier_name: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  due_date: v.nullable(v.string()),
  /** From when on a payment would come too late for the due date; null where that is no date yet. */
  apply_until: v.optional(v.nullable(Timestamp)),
  /** As typed so far. */
  invoice_number: v.optional(v.nullable(v.string())),
  /** The invoice file that it has. */
  file_id: v.nullable(Uuid),
  file_name: v.nullable(v.string()),
  updated_at: Timestamp,
  expires_at: Timestamp,
})
/** A draft with everything that was typed. */
export const Draft = v.object({ ...DraftSummary.entries, values: DraftValues })
export type DraftSummary = v.InferOutput<typeof DraftSummary>
export type Draft = v.InferOutput<typeof Draft>

/** What a list of drafts is narrowed to, and its order; all of it may be left out. */
const draftListQuery = {
  search_word: v.optional(optionalText(maxSearchWordLength)),
  amount_min: v.optional(AmountYen),
  amount_max: v.optional(AmountYen),
  due_date_from: v.optional(DateOnly),
  due_date_to: v.optional(DateOnly),
  /** A draft without the value comes last in either direction. */
  sort: v.optional(v.picklist(['updated_at', 'due_date', 'amount'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
}

/** Half-filled payments, of the company and not of one user (docs/product.md#flows). */
export const drafts = defineContract({
  createDraft: {
    method: 'POST',
    path: '/api/v1/drafts',
    toggle: 'payments',
    limit: callLimits.screen,
    summary: 'Save a half-filled payment',
    body: v.object({
      values: DraftValues,
      /**
       * Asked for again under the same key, after a lost answer or anywhere else, the draft that is there is answered
       * as it stands. A file's id: the same content sent again as another file is the same key, and once the file
       * stands behind a payment, or was split, nothing is saved under it any more.
       */
      draft_key: v.optional(Uuid),
    }),
    response: v.object({
      ...Draft.entries,
      /** It was there before this call, which has changed nothing. */
      was_there: v.boolean(),
    }),
    errors: { draft_limit_reached: 409, draft_already_applied: 409, draft_already_split: 409 },
  },
  updateDraft: {
    method: 'PUT',
    path: '/api/v1/drafts/{id}',
    toggle: 'payments',
    limit: callLimits.screen,
    summary: 'Replace the values of a draft',
    body: v.object({
      values: DraftValues,
      /**
       * `updated_at` of the draft that the values were made from: refused where it was changed since. Left out where a
       * person has chosen to overwrite that.
       */
      known_updated_at: v.optional(Timestamp),
    }),
    response: Draft,
    errors: { draft_not_found: 404, draft_changed: 409 },
  },
  getDraft: {
    method: 'GET',
    path: '/api/v1/drafts/{id}',
    toggle: 'payments',
    summary: 'One draft with its values',
    response: Draft,
    errors: { draft_not_found: 404 },
  },
  deleteDrafts: {
    method: 'DELETE',
    path: '/api/v1/drafts',
    summary: 'Delete drafts',
    body: v.object({ drafts: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: Empty,
    errors: { draft_not_found: 404 },
  },
  listDrafts: {
    method: 'GET',
    path: '/api/v1/drafts',
    summary: 'Drafts, last changed first unless asked for otherwise',
    query: v.object({ ...pageQuery, ...draftListQuery }),
    response: v.object({
      drafts: v.array(DraftSummary),
      /** Of all pages, as narrowed. */
      count: Count,
    }),
  },
})
