import { createClient } from '@invoice-card/api-client'
import { users } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const client = createClient(users)

/** How far the registration is and which terms are accepted; screens do without it. */
export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  retry: false,
  queryFn: ({ signal }) => client.getUserInformation({}, { signal }),
})

/** Accepts the terms of a version, which has to be the one in force. */
export const acceptTerms = (terms_version: string) => client.updateLicense({ body: { terms_version } })
