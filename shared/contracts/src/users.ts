import * as v from 'valibot'
import {
  AuthCode,
  BusinessForm,
  ChallengeId,
  CorporateNumber,
  Count,
  DateOnly,
  Id,
  optionalText,
  PostalCode,
  text,
  Timestamp,
  Uuid,
} from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { RegistrationStatus } from './base/registration-status.ts'

/** A corporation (docs/product.md#companies-and-users). */
export const Corporation = v.object({
  corporate_name: text(100),
  corporate_name_kana: text(100),
  corporate_number: CorporateNumber,
  representative_name: text(60),
  representative_name_kana: text(60),
  postal_code: PostalCode,
  address_state: text(10),
  address_city: text(60),
  address_street: text(100),
  address_building_name: v.optional(optionalText(100)),
  representative_birthday: DateOnly,
  transfer_person_name: text(48),
})
export type Corporation = v.InferOutput<typeof Corporation>

/** A sole proprietor (docs/product.md#companies-and-users). */
export const SoleProprietor = v.object({
  business_name: text(100),
  business_name_kana: text(100),
  representative_last_name: text(30),
  representative_first_name: text(30),
  representative_last_name_kana: text(30),
  representative_first_name_kana: text(30),
  representative_birthday: DateOnly,
  business_postal_code: PostalCode,
  business_address_state: text(10),
  business_address_city: text(60),
  business_address_street: text(100),
  business_address_building_name: v.optional(optionalText(100)),
  home_postal_code: PostalCode,
  home_address_state: text(10),
  home_address_city: text(60),
  home_address_street: text(100),
  home_address_building_name: v.optional(optionalText(100)),
  transfer_person_name: text(48),
})
export type SoleProprietor = v.InferOutput<typeof SoleProprietor>

/** The signed-in user (docs/product.md#companies-and-users); exactly one of the two business objects is there. */
export const UserInformation = v.object({
  email_address: v.string(),
  user_last_name: v.string(),
  user_first_name: v.string(),
  buyer_id: Id,
  business_form: BusinessForm,
  phone_number: v.string(),
  external_integration_client_ids: v.array(v.string()),
  registration_status: RegistrationStatus,
  /** Nothing that moves money or data out can be begun (decision 0128). */
  is_company_frozen: v.optional(v.boolean()),
  /**
   * Of the terms of service; null before the first acceptance. Another than the current one asks for `updateLicense`.
   */
  accepted_terms_version: v.nullable(v.string()),
  current_terms_version: v.string(),
  corporation: v.optional(Corporation),
  sole_proprietor: v.optional(SoleProprietor),
})
export type UserInformation = v.InferOutput<typeof UserInformation>

/** One device that is signed in. */
const SignedInDevice = v.object({
  session_id: Uuid,
  /** Browser and system as people say them. */
  device: v.string(),
  signed_in_at: Timestamp,
  last_used_at: Timestamp,
  is_current: v.boolean(),
})
/** A device as the list of devices shows it. */
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>

/** How the user signs in, and from where it is signed in now. */
export const SecuritySettings = v.object({
  is_second_factor_required: v.boolean(),
  /** This one first, then the newest, at most a hundred. */
  devices: v.array(SignedInDevice),
  /** All of them. */
  count_devices: Count,
})
export type SecuritySettings = v.InferOutput<typeof SecuritySettings>

const typedName = v.pipe(v.string(), v.maxLength(300))

/** The signed-in user and its company (docs/product.md#companies-and-users). */
export const users = defineContract({
  getUserInformation: {
    method: 'GET',
    path: '/api/v1/users/information',
    summary: 'The signed-in user and the company',
    response: UserInformation,
  },
  updateTransferPersonName: {
    method: 'PUT',
    path: '/api/v1/users/transfer_person_name',
    toggle: 'account',
    summary: 'Set the name that payees see on the bank transfer (zengin kana)',
    body: v.object({ transfer_person_name: text(48) }),
    response: v.object({ transfer_person_name: v.string() }),
    errors: { transfer_person_name_not_kana: 422 },
  },
  updateUserName: {
    method: 'PUT',
    path: '/api/v1/users/user_name',
    toggle: 'account',
    summary: 'Set the name of the signed-in user',
    body: v.object({ user_last_name: typedName, user_first_name: typedName }),
    response: v.object({ user_last_name: v.string(), user_first_name: v.string() }),
    errors: { user_name_invalid: 422 },
  },
  updatePhoneNumber: {
    method: 'PUT',
    path: '/api/v1/users/phone_number',
    toggle: 'account',
    summary: 'Set the phone number of the signed-in user; stored as digits',
    body: v.object({ phone_number: v.pipe(v.string(), v.maxLength(30)) }),
    response: v.object({ phone_number: v.string() }),
    errors: { phone_number_invalid: 422 },
  },
  updateLicense: {
    method: 'PUT',
    path: '/api/v1/users/license',
    summary: 'Accept the terms of service in force; every version accepted is stored with time and user',
    body: v.object({ terms_version: text(20) }),
    response: v.object({ accepted_terms_version: v.string(), current_terms_version: v.string() }),
    errors: { terms_version_outdated: 409 },
  },
  getSecuritySettings: {
    method: 'GET',
    path: '/api/v1/users/security_settings',
    toggle: 'account',
    summary: 'How this user signs in, and the devices that are signed in',
    response: SecuritySettings,
  },
  updateSecuritySettings: {
    method: 'PUT',
    path: '/api/v1/users/security_settings',
    toggle: 'account',
    limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary:
      'Ask for a code at every sign-in or no longer, by the code of `sendSecondFactorCode`; notified by mail. A wrong one says `remaining_attempts` in `details`',
    body: v.object({
      is_second_factor_required: v.boolean(),
      /** With the code always sent; a tab of before these were asked for is refused as `screen_outdated`. */
      challenge_id: v.optional(ChallengeId),
      auth_code: v.optional(AuthCode),
    }),
    response: SecuritySettings,
    errors: {
      screen_outdated: 409,
      auth_code_incorrect: 400,
      auth_code_expired: 400,
      auth_code_attempts_exceeded: 400,
    },
  },
})
