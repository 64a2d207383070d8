import { createClient } from '@invoice-card/api-client'
import { security, users, verification } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

/** The calls about the signed-in user. */
export const userCalls = createClient(users)
/** The calls about where and how the user signs in. */
export const securityCalls = createClient(security)

/** The calls about the verification of the company. */
export const verificationCalls = createClient(verification)

/** How the user signs in, and where it is signed in. */
export const securitySettingsQuery = queryOptions({
  queryKey: ['users', 'securitySettings'],
  queryFn: ({ signal }) => userCalls.getSecuritySettings({}, { signal }),
})
