import * as v from 'valibot'
import {
  AuthCode,
  BusinessForm,
  ChallengeId,
  CodeSent,
  EmailAddress,
  FieldErrorMessage,
  Id,
  NewPassword,
  text,
  Timestamp,
} from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { Tokens } from './sessions.ts'

/**
 * A field as typed, in any width: the rules of `@invoice-card/domain/registration` judge it, so that every error has
 * its text.
 */
const typed = v.optional(v.pipe(v.string(), v.maxLength(300)))

/** A corporation (docs/product.md#companies-and-users), as typed. */
export const CorporationInput = v.object({
  corporate_name: typed,
  corporate_name_kana: typed,
  corporate_number: typed,
  representative_name: typed,
  representative_name_kana: typed,
  representative_birthday: typed,
  postal_code: typed,
  address_state: typed,
  address_city: typed,
  address_street: typed,
  address_building_name: typed,
  transfer_person_name: typed,
})
export type CorporationInput = v.InferOutput<typeof CorporationInput>

/** A sole proprietor (docs/product.md#companies-and-users), as typed. */
export const SoleProprietorInput = v.object({
  business_name: typed,
  business_name_kana: typed,
  representative_last_name: typed,
  representative_first_name: typed,
  representative_last_name_kana: typed,
  representative_first_name_kana: typed,
  representative_birthday: typed,
  business_postal_code: typed,
  business_address_state: typed,
  business_address_city: typed,
  business_address_street: typed,
  business_address_building_name: typed,
  home_postal_code: typed,
  home_address_state: typed,
  home_address_city: typed,
  home_address_street: typed,
  home_address_building_name: typed,
  transfer_person_name: typed,
})
export type SoleProprietorInput = v.InferOutput<typeof SoleProprietorInput>

/** What an accepted sign-up code was exchanged for; names the sign-up for 24 hours. */
const RegistrationToken = text(100)

const Person = { user_last_name: typed, user_first_name: typed, phone_number: typed }

/** The form so far; the object of the other business form is not checked. */
const Form = {
  registration_token: RegistrationToken,
  business_form: BusinessForm,
  corporation: v.optional(CorporationInput),
  sole_proprietor: v.optional(SoleProprietorInput),
}

/** What the screening before a registration says about a company; `registered` would be refused. */
export const CheckReason = v.object({
  code: v.picklist([
    'corporate_number_registered',
    'corporate_number_unknown',
    'corporate_number_unchecked',
    'corporate_name_differs',
    // An examiner rejected the last company with this number, or it left before it was approved.
    'corporate_number_stopped',
    // Anybody can have such an address: it does not show that the company is the one of the register.
    'free_mail_address',
    // Markup, or somebody else's name.
    'name_suspicious',
    // A sole proprietor that calls itself a company.
    'name_reserved',
  ]),
  message: v.string(),
})
export type CheckReason = v.InferOutput<typeof CheckReason>

const Registered = v.object({
  buyer_id: Id,
  result: v.picklist(['registered', 'under_review']),
  /**
   * Of the user who is signed in by that. Left out where the same body was accepted before, or the code of the sign-up
   * was entered more than an hour ago: the user signs in.
   */
  session: v.optional(Tokens),
})

const Registration = {
  registration_token: RegistrationToken,
  ...Person,
  business_category_id: v.optional(Id),
  is_terms_agreed: v.boolean(),
}

const registrationErrors = {
  registration_token_invalid: 400,
  registration_invalid: 422,
  registration_already_done: 409,
  email_address_registered: 409,
  corporate_number_registered: 409,
} as const

const signUpLimit = { per: 'address', max: 60, windowSeconds: 900 } as const

/** Sign-up by a mailed code, screening and registration of a company (docs/product.md#sign-in-and-passwords). */
export const registrations = defineContract({
  beginSignUp: {
    method: 'POST',
    path: '/api/v1/users',
    auth: 'public',
    limit: signUpLimit,
    summary:
      'Begin a sign-up; sends a code, or to an address that has an account a mail that says so, with the same answer',
    body: v.object({ email_address: EmailAddress, password: NewPassword }),
    response: CodeSent,
    errors: { password_unsuitable: 422 },
  },
  beginSignUpAgain: {
    method: 'POST',
    path: '/api/v1/users/resignup',
    auth: 'public',
    limit: signUpLimit,
    // The password is asked for again: the one of the unfinished sign-up may be that of a stranger who began it with
    // this address.
    summary: 'Begin a sign-up again that was not finished; the same answer for every address',
    body: v.object({ email_address: EmailAddress, password: NewPassword }),
    response: CodeSent,
    errors: { password_unsuitable: 422 },
  },
  resendSignUpCode: {
    method: 'POST',
    path: '/api/v1/users/certification/resend',
    auth: 'public',
    limit: signUpLimit,
    summary: 'Send a new code for a sign-up in progress',
    body: v.object({ challenge_id: ChallengeId }),
    response: v.object({ resend_after_seconds: v.number() }),
    errors: { auth_code_expired: 400, resend_too_early: 409 },
  },
  certifySignUp: {
    method: 'POST',
    path: '/api/v1/users/certification',
    auth: 'public',
    limit: { per: 'address', max: 300, windowSeconds: 900 },
    summary:
      'Exchange the code of a sign-up for the token that the registration asks for; a wrong code says `remaining_attempts` in `details`',
    body: v.object({ challenge_id: ChallengeId, auth_code: AuthCode }),
    response: v.object({ registration_token: v.string(), expires_at: Timestamp }),
    errors: { auth_code_incorrect: 400, auth_code_expired: 400, auth_code_attempts_exceeded: 400 },
  },
  validateRegistration: {
    method: 'POST',
    path: '/api/v1/users/validation',
    auth: 'public',
    limit: { per: 'address', max: 600, windowSeconds: 900 },
    summary:
      'Judge the fields of a registration, also of one half filled; suggests what is known for those left empty, and says what speaks against the corporate number',
    body: v.object({ ...Form, ...Person }),
    response: v.object({
      fields: v.array(FieldErrorMessage),
      suggestions: v.array(v.object({ field: v.string(), value: v.string() })),
      /** What the corporate number alone says: that it is registered, or in no register. */
      reasons: v.optional(v.array(CheckReason)),
    }),
    errors: { registration_token_invalid: 400 },
  },
  checkRegistration: {
    method: 'POST',
    path: '/api/v1/user_simple_check',
    auth: 'public',
    limit: { per: 'address', max: 60, windowSeconds: 900 },
    summary: 'Screen a company before it registers: says whether an examiner would have to check it, and why',
    body: v.object(Form),
    response: v.object({
      result: v.picklist(['accepted', 'attention']),
      reasons: v.array(CheckReason),
      /** The address that the code of the sign-up was sent to. */
      email_address: v.optional(v.string()),
    }),
    errors: { registration_token_invalid: 400, registration_invalid: 422 },
  },
  registerCorporation: {
    method: 'POST',
    path: '/api/v1/users/corporation',
    auth: 'public',
    limit: signUpLimit,
    summary:
      'Register a corporation and its first user, and sign the user in; uses the token up, the same body again registers nothing',
    body: v.object({ ...Registration, corporation: CorporationInput }),
    response: Registered,
    errors: registrationErrors,
  },
  registerSoleProprietor: {
    method: 'POST',
    path: '/api/v1/users/sole_proprietor',
    auth: 'public',
    limit: signUpLimit,
    summary:
      'Register a sole proprietor and sign the user in; uses the token up, the same body again registers nothing',
    body: v.object({ ...Registration, sole_proprietor: SoleProprietorInput }),
    response: Registered,
    errors: registrationErrors,
  },
  listBusinessCategories: {
    method: 'GET',
    path: '/api/v1/business_categories',
    auth: 'public',
    summary: 'Lines of business to choose from, the divisions of the Japan Standard Industrial Classification',
    response: v.object({ business_categories: v.array(v.object({ id: Id, name: v.string() })) }),
  },
})
