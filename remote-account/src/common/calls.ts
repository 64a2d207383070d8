import { createClient } from '@invoice-card/api-client'
import { security, verification } from '@invoice-card/contracts'

/** The calls about where and how the user signs in. */
export const securityCalls = createClient(security)

/** The calls about the verification of the company. */
export const verificationCalls = createClient(verification)
