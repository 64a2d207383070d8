import * as v from 'valibot'
import { Count, DateOnly, Id, optionalText, text, Timestamp } from '../base/common.ts'
import { CorporationInput, SoleProprietorInput } from '../registrations.ts'
import { defineBackofficeContract } from './endpoint.ts'
import { ExaminedRegistration } from './examined-registration.ts'
import { ExaminedSupplierDetail, SupplierRow, WaitingSupplier } from './examined-supplier.ts'
import { after, next_after } from './paging.ts'

/** Of a form, without a field of another one or what nobody changes. */
const changeable = <E extends v.ObjectEntries>({ entries }: { readonly entries: E }) => v.strictObject(entries)

/** Suppliers, companies under review, promotion codes and programs of other companies. */
export const parties = defineBackofficeContract({
  listSuppliers: {
    method: 'GET',
    path: '/backoffice/v1/suppliers',
    permission: 'suppliers:read',
    summary: 'Suppliers of all companies that nobody has decided about and why, oldest first, at most 500',
    query: v.object({ status: v.optional(v.picklist(['Unapproved', 'Escalation'])), after }),
    response: v.object({ suppliers: v.array(WaitingSupplier), next_after }),
  },
  getSupplier: {
    method: 'GET',
    path: '/backoffice/v1/suppliers/{id}',
    permission: 'suppliers:read',
    summary: 'One supplier with its accounts now and before, what registers have of it, decisions and payments',
    response: ExaminedSupplierDetail,
    errors: { supplier_not_found: 404 },
  },
  decideSupplier: {
    method: 'POST',
    path: '/backoffice/v1/suppliers/{id}/decision',
    permission: 'suppliers:decide',
    summary: 'Approve, escalate or reject; the last two need a comment',
    body: v.variant('decision', [
      v.object({ decision: v.literal('approve'), comment: v.optional(optionalText(2000)) }),
      v.object({ decision: v.literal('escalate'), comment: text(2000) }),
      v.object({ decision: v.literal('reject'), comment: text(2000) }),
    ]),
    response: v.object({
      ...SupplierRow.entries,
      payments_in_progress: Count,
      /** No decision stops these any more: the bank was ordered to make the transfer. */
      payments_in_transfer_file: v.array(Id),
    }),
    errors: { supplier_not_found: 404, supplier_status: 409 },
  },
  listRegistrations: {
    method: 'GET',
    path: '/backoffice/v1/registrations',
    permission: 'registrations:read',
    summary: 'Companies whose registration waits for a person, oldest first, at most 500',
    query: v.object({ after }),
    response: v.object({
      next_after,
      companies: v.array(
        v.object({
          id: Id,
          name: v.string(),
          corporate_number: v.nullable(v.string()),
          review_reasons: v.array(v.string()),
          created_at: Timestamp,
        }),
      ),
    }),
  },
  getRegistration: {
    method: 'GET',
    path: '/backoffice/v1/registrations/{id}',
    permission: 'registrations:read',
    isRecorded: true,
    summary: 'One company with everything that it gave when it registered, and what the register has of it',
    response: ExaminedRegistration,
    errors: { company_not_found: 404 },
  },
  decideRegistration: {
    method: 'POST',
    path: '/backoffice/v1/registrations/{id}/decision',
    permission: 'registrations:decide',
    summary: 'The company may pay from now on, or may not, and is notified',
    body: v.object({ status: v.picklist(['registered', 'rejected']), comment: v.optional(optionalText(2000)) }),
    response: v.object({ company_id: Id, registration_status: v.picklist(['registered', 'rejected']) }),
    errors: { company_not_under_review: 409 },
  },
  changeCompany: {
    method: 'PUT',
    path: '/backoffice/v1/companies/{id}',
    permission: 'companies:change',
    summary: 'Change names, address or representative of a company after documents; its users are notified',
    /** In the object of its form what is another from now on; what is left out stays. */
    body: v.object({
      corporation: v.optional(changeable(v.omit(CorporationInput, ['corporate_number', 'transfer_person_name']))),
      sole_proprietor: v.optional(changeable(v.omit(SoleProprietorInput, ['transfer_person_name']))),
      /** Which documents were seen. */
      reason: text(2000),
    }),
    response: ExaminedRegistration,
    errors: {
      company_not_found: 404,
      company_not_changeable: 409,
      company_form_other: 409,
      company_unchanged: 409,
      company_invalid: 422,
    },
  },
  createProgram: {
    method: 'POST',
    path: '/backoffice/v1/programs',
    permission: 'programs:manage',
    summary: 'Let a program ask users for access; its secret is answered once',
    body: v.object({ name: text(60), redirect_uris: v.pipe(v.array(text(2000)), v.minLength(1)) }),
    response: v.object({
      client_id: v.string(),
      client_secret: v.string(),
      name: v.string(),
      redirect_uris: v.array(v.string()),
      scopes: v.array(v.string()),
    }),
    errors: { redirect_uri_invalid: 422 },
  },
  revokeProgram: {
    method: 'POST',
    path: '/backoffice/v1/programs/{client_id}/revoke',
    permission: 'programs:manage',
    summary: 'End a program and all access that it was given',
    params: { client_id: text(100) },
    response: v.object({ client_id: v.string(), is_revoked: v.literal(true) }),
    errors: { oauth_client_not_found: 404 },
  },
})

const terms = {
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{3,20}$/)),
  commission_rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  valid_from: DateOnly,
  valid_until: DateOnly,
  is_first_payment_only: v.boolean(),
} as const
const Uses = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

const Promotion = v.object({
  ...terms,
  minimum_commission_amount: Count,
  max_uses: Uses,
  max_uses_per_company: Uses,
  created_by: v.string(),
  created_at: Timestamp,
})

/** A promotion code with its terms. */
export type ExaminedPromotion = v.InferOutput<typeof Promotion>

/** Promotion codes. */
export const promotionCodes = defineBackofficeContract({
  listPromotions: {
    method: 'GET',
    path: '/backoffice/v1/promotions',
    permission: 'promotions:read',
    summary: 'All promotion codes',
    response: v.object({ promotions: v.array(Promotion) }),
  },
  createPromotion: {
    method: 'POST',
    path: '/backoffice/v1/promotions',
    permission: 'promotions:create',
    summary: 'Add a code; codes are not changed, for payments were made with them',
    body: v.object({
      ...terms,
      /** As without a code unless given. */
      minimum_commission_amount: v.optional(Count),
      max_uses: Uses,
      max_uses_per_company: Uses,
      comment: v.optional(optionalText(2000)),
    }),
    response: Promotion,
    errors: { promotion_exists: 409 },
  },
})
