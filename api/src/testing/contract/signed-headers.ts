import type { Endpoint } from '@invoice-card/contracts'
import type { Credentials } from '../companies/program.ts'

/** What a call of this kind is signed with: a user's two tokens, or a program's one. */
export const signedHeaders = (
  { auth }: Endpoint,
  { id_token, access_token, client_token }: Credentials,
): Record<string, string> =>
  auth === 'client'
    ? { authorization: `Bearer ${client_token}` }
    : { authorization: `Bearer ${id_token}`, 'x-access-token': access_token }
