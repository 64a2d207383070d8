import { userCalls } from '@invoice-card/remote'
import { queryOptions } from '@tanstack/react-query'

/** How the user signs in, and where it is signed in. */
export const securitySettingsQuery = queryOptions({
  queryKey: ['users', 'securitySettings'],
  queryFn: ({ signal }) => userCalls.getSecuritySettings({}, { signal }),
})
