import { createClient } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'

/** The calls about what a user signs in with. */
export const credentialCalls = createClient(credentials)
