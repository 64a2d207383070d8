import * as v from 'valibot'
import { Count, text, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** A letter with a code to the company's address (docs/product.md#verification-of-a-company). */
export const VerificationLetter = v.object({
  recipient: v.string(),
  /** Seven digits. */
  postal_code: v.string(),
  address: v.string(),
  requested_at: Timestamp,
  /** When it was printed and handed to the post; null before. */
  printed_at: v.nullable(Timestamp),
  /** Until when its code is taken; null before it is printed. */
  expires_at: v.nullable(Timestamp),
  /** How many wrong codes are left. */
  remaining_attempts: Count,
})
export type VerificationLetter = v.InferOutput<typeof VerificationLetter>

/** Whether the company has shown that it is the one of the register; asking others for money needs that. */
export const CompanyVerification = v.object({
  /** Null as long as it has not. */
  verified_at: v.nullable(Timestamp),
  /** The letter whose code is awaited, or null. */
  letter: v.nullable(VerificationLetter),
  /** From when another letter can be requested; null where it can be now. */
  next_letter_from: v.nullable(Timestamp),
})
export type CompanyVerification = v.InferOutput<typeof CompanyVerification>

/** Verification of the signed-in user's company (docs/product.md#verification-of-a-company). */
export const verification = defineContract({
  getVerification: {
    method: 'GET',
    path: '/api/v1/users/verification',
    summary: 'Whether the company is verified, and the letter that is on its way',
    response: CompanyVerification,
  },
  requestVerificationLetter: {
    method: 'POST',
    path: '/api/v1/users/verification/letter',
    toggle: 'account',
    needsRegistration: true,
    limit: { per: 'user', max: 20, windowSeconds: 3600 },
    summary: 'Request a letter with a code to the address of the register; it replaces an earlier one',
    response: CompanyVerification,
    errors: {
      company_already_verified: 409,
      /** `details.next_letter_from` says from when. */
      letter_requested_recently: 409,
      /** The register does not know the company, or did not answer. */
      letter_address_unknown: 422,
    },
  },
  verifyCompany: {
    method: 'POST',
    path: '/api/v1/users/verification',
    toggle: 'account',
    needsRegistration: true,
    limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary: 'Enter the code of the letter; a wrong one says `remaining_attempts` in `details`',
    body: v.object({ letter_code: text(40) }),
    response: CompanyVerification,
    errors: {
      company_already_verified: 409,
      letter_code_incorrect: 400,
      letter_code_expired: 400,
      letter_code_attempts_exceeded: 400,
    },
  },
})
