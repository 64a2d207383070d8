import * as v from 'valibot'

/** `under_review`: the company is looked at by a person first and told the result by mail. */
export const RegistrationStatus = v.picklist(['registered', 'under_review', 'rejected'])
export type RegistrationStatus = v.InferOutput<typeof RegistrationStatus>
