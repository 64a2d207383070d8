import * as v from 'valibot'
import { Account } from '../accounts.ts'
import { BusinessForm, Count, Id, Timestamp } from '../base/common.ts'
import { SupplierAccountChange } from '../suppliers.ts'
import { SupplierLastPayment, SupplierStatus } from '../supplier-views.ts'
import { IssuerAnswer, RegisterAnswer } from './register.ts'

/** A supplier of a company by what distinguishes it. */
export const SupplierRow = v.object({
  id: Id,
  company_id: Id,
  name: v.string(),
  corporate_number: v.nullable(v.string()),
  registration_number: v.nullable(v.string()),
  status: SupplierStatus,
})

/**
 * Why a supplier waits for an examiner. `account_added`, `account_changed`, `number_added`: since it was approved.
 * `like_stopped`: like one that was escalated, rejected or frozen before. `escalated`: by an examiner.
 */
export const WaitReason = v.picklist([
  'new',
  'account_added',
  'account_changed',
  'number_added',
  'like_stopped',
  'escalated',
])
export type WaitReason = v.InferOutput<typeof WaitReason>

/** A supplier that waits for a decision. */
export const WaitingSupplier = v.object({
  ...SupplierRow.entries,
  waits_because: WaitReason,
  waits_since: Timestamp,
})
/** A row of the queue of suppliers. */
export type ExaminedSupplier = v.InferOutput<typeof WaitingSupplier>

const ExaminedAccount = v.object({
  ...Account.entries,
  deleted_at: v.nullable(Timestamp),
  /** Whether the holder is the supplier by its name or kana; null where none of them can be compared. */
  is_holder_of_supplier: v.nullable(v.boolean()),
  /** The same by the name that the register has; null also where none is known. */
  is_holder_of_register: v.nullable(v.boolean()),
})

/** Everything that an examiner reads before deciding about a supplier, also of one that is deleted. */
export const ExaminedSupplierDetail = v.object({
  ...SupplierRow.entries,
  /** Null unless it waits for a decision. */
  waits_because: v.nullable(WaitReason),
  waits_since: v.nullable(Timestamp),
  company: v.object({ id: Id, name: v.string(), corporate_number: v.nullable(v.string()) }),
  business_form: BusinessForm,
  name_kana: v.string(),
  postal_code: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone_number: v.nullable(v.string()),
  email_address: v.nullable(v.string()),
  representative_name: v.nullable(v.string()),
  created_at: Timestamp,
  deleted_at: v.nullable(Timestamp),
  is_frozen: v.boolean(),
  /** Null where no corporate number is known. */
  register: v.nullable(RegisterAnswer),
  /** Null without a T number. */
  issuer: v.nullable(IssuerAnswer),
  /** Whether its name is that of the register, or of the issuer; null where neither is known. */
  is_name_of_register: v.nullable(v.boolean()),
  /** In the order they were added, those that were deleted too. */
  accounts: v.array(ExaminedAccount),
  /** As its company sees them, newest first, at most a hundred. */
  account_changes: v.array(v.object({ account_id: Id, ...SupplierAccountChange.entries })),
  /** What examiners decided about it, newest first. */
  decisions: v.array(
    v.object({
      action: v.picklist(['approve', 'escalate', 'reject']),
      actor: v.string(),
      at: Timestamp,
      comment: v.nullable(v.string()),
    }),
  ),
  /** Payments to it but for cancelled ones, and the one with the latest transfer day. */
  payments: v.object({ count: Count, transferred_count: Count, last: v.nullable(SupplierLastPayment) }),
})
export type ExaminedSupplierDetail = v.InferOutput<typeof ExaminedSupplierDetail>
