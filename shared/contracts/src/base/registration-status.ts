import * as v from 'valibot'

/** `under_review`: a person checks the company first, and a mail reports the result. */
export const RegistrationStatus = v.picklist(['registered', 'under_review', 'rejected'])
export type RegistrationStatus = v.InferOutput<typeof RegistrationStatus>
