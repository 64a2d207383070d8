import type { SecretKeys } from '@invoice-card/settings'
import * as v from 'valibot'
import { isSignatureOf, signText } from './signature.ts'

/** What a token allows, until when in milliseconds since 1970. */
interface Expiring {
  readonly expires_at: number
}

/**
 * Tokens for URLs: the holder may do what the grant says until it expires, and nothing else. The purpose is signed with
 * the grant, so that no token works for another purpose.
 */
export const defineToken = <Grant extends Expiring>(purpose: string, schema: v.GenericSchema<unknown, Grant>) => {
  const signed = (payload: string): string => `${purpose}.${payload}`
  return {
    sign: (secrets: SecretKeys, grant: Grant): string => {
      const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
      return `${payload}.${signText(secrets, signed(payload))}`
    },
    /** The grant of a token that is genuine and not expired; else null. */
    read: (secrets: SecretKeys, token: string, now: Date): Grant | null => {
      const [payload = '', signature = ''] = token.split('.')
      if (!isSignatureOf(secrets, signed(payload), signature)) return null
      const grant = v.safeParse(schema, JSON.parse(Buffer.from(payload, 'base64url').toString()))
      return grant.success && grant.output.expires_at > now.getTime() ? grant.output : null
    },
  }
}
