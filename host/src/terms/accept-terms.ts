import { createClient } from '@invoice-card/api-client'
import { users } from '@invoice-card/contracts'

const client = createClient(users)

/** Accepts the terms of a version, which has to be the one in force. */
export const acceptTerms = (terms_version: string) => client.updateLicense({ body: { terms_version } })
