import * as v from 'valibot'
import { BusinessForm, Id, Timestamp } from '../base/common.ts'
import { RegistrationStatus } from '../base/registration-status.ts'
import { Corporation, SoleProprietor } from '../users.ts'
import { ActedBy } from './acted-by.ts'
import { RegisterAnswer } from './register.ts'

const RegisterDifference = v.picklist(['corporate_name', 'postal_code', 'address_state', 'address_city'])

/** A company with everything that it gave when it registered; exactly one of the two business objects is there. */
export const ExaminedRegistration = v.object({
  id: Id,
  registration_status: RegistrationStatus,
  /** Codes of `CheckReason`. */
  review_reasons: v.array(v.string()),
  reviewed_by: ActedBy,
  created_at: Timestamp,
  verified_at: v.nullable(Timestamp),
  /** When it left the service. */
  closed_at: v.nullable(Timestamp),
  is_frozen: v.boolean(),
  business_form: BusinessForm,
  business_category: v.nullable(v.string()),
  corporation: v.optional(Corporation),
  sole_proprietor: v.optional(SoleProprietor),
  /** Null of a sole proprietor. */
  register: v.nullable(RegisterAnswer),
  /** In what it differs from the register; streets are spelled in too many ways to be compared. */
  register_differences: v.array(RegisterDifference),
  users: v.array(
    v.object({
      id: Id,
      user_last_name: v.string(),
      user_first_name: v.string(),
      email_address: v.string(),
      phone_number: v.string(),
      created_at: Timestamp,
      closed_at: v.nullable(Timestamp),
    }),
  ),
})
export type ExaminedRegistration = v.InferOutput<typeof ExaminedRegistration>
