import * as v from 'valibot'
import { Count, Empty, Id, optionalText, pageQuery, Timestamp, Uuid } from './common.ts'
import { callLimits, defineContract } from './endpoint.ts'
import { AccountInput } from './accounts.ts'
import { SupplierCorporationInput, SupplierSoleProprietorInput } from './suppliers.ts'

/** Form values as typed, so anything may be missing or unfinished. Never a card token. */
export const DraftValues = v.object({
  /** An item that a program prepared, and its group: what is paid from the draft registers it. */
  pre_group_id: v.optional(v.nullable(Id)),
  pre_id: v.optional(v.nullable(Id)),
  file_ids: v.optional(v.pipe(v.array(Uuid), v.maxLength(10))),
  amount: v.optional(v.nullable(v.number())),
  due_date: v.optional(optionalText(10)),
  transfer_date: v.optional(optionalText(10)),
  issue_date: v.optional(optionalText(10)),
  invoice_number: v.optional(optionalText(60)),
  registration_number: v.optional(optionalText(14)),
  transfer_person_name: v.optional(optionalText(48)),
  supplier_id: v.optional(v.nullable(Id)),
  is_new_supplier: v.optional(v.boolean()),
  new_supplier_business_form: v.optional(v.picklist([1, 2])),
  new_supplier: v.optional(v.partial(v.object({ ...SupplierCorporationInput.entries, ...SupplierSoleProprietorInput.entries, corporate_name: v.string(), business_name: v.string(), corporate_number: v.string(), postal_code: v.string(), registration_number: v.string() }))),
  account_id: v.optional(v.nullable(Id)),
  is_new_account: v.optional(v.boolean()),
  new_account: v.optional(v.partial(v.object({ ...AccountInput.entries, bank_code: v.string(), branch_code: v.string(), account_number: v.string(), account_holder_kana: v.string() }))),
})
export type DraftValues = v.InferOutput<typeof DraftValues>

export const DraftSummary = v.object({
  id: Id,
  supplier_name: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  due_date: v.nullable(v.string()),
  /** The invoice file that it keeps. */
  file_id: v.nullable(Uuid),
  file_name: v.nullable(v.string()),
  updated_at: Timestamp,
  expires_at: Timestamp,
})
export const Draft = v.object({ ...DraftSummary.entries, values: DraftValues })
export type DraftSummary = v.InferOutput<typeof DraftSummary>
export type Draft = v.InferOutput<typeof Draft>

export const drafts = defineContract({
  createDraft: {
    method: 'POST', path: '/api/v1/drafts', limit: callLimits.screen, summary: 'Keep a half-filled payment',
    body: v.object({
      values: DraftValues,
      /** Asked for again under the same key, after a lost answer, the values go into the same draft. */
      draft_key: v.optional(Uuid),
    }),
    response: Draft, errors: { draft_limit_reached: 409 },
  },
  updateDraft: {
    method: 'PUT', path: '/api/v1/drafts/{id}', limit: callLimits.screen, summary: 'Replace the values of a draft',
    body: v.object({ values: DraftValues }), response: Draft, errors: { draft_not_found: 404 },
  },
  getDraft: {
    method: 'GET', path: '/api/v1/drafts/{id}', summary: 'One draft with its values',
    response: Draft, errors: { draft_not_found: 404 },
  },
  deleteDrafts: {
    method: 'DELETE', path: '/api/v1/drafts', summary: 'Delete drafts',
    body: v.object({ drafts: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: Empty, errors: { draft_not_found: 404 },
  },
  listDrafts: {
    method: 'GET', path: '/api/v1/drafts', summary: 'Drafts, last changed first',
    query: v.object(pageQuery),
    response: v.object({ drafts: v.array(DraftSummary), count: Count }),
  },
})
