import { AuthorizationRequest } from '@invoice-card/contracts'
import { safeParse } from 'valibot'

/** What a client asks for in the address (RFC 6749 4.1.1), or null where it cannot be what a client sends. */
export function readAuthorizationRequest(search: string): AuthorizationRequest | null {
  const { success, output } = safeParse(AuthorizationRequest, Object.fromEntries(new URLSearchParams(search)))
  return success ? output : null
}
