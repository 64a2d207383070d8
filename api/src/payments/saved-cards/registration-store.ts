import type { CardRegistrationStatus } from '../../platform/database/public.ts'

/** The gateway has not said yet how these end. */
export const undeterminedRegistrations = [
  'created',
  'token_bound',
  'authentication_pending',
  'pending',
] as const satisfies CardRegistrationStatus[]
