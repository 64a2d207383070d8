import type { SecretKeys } from '@invoice-card/settings'
import * as v from 'valibot'
import { isSignatureOf, signText } from '../crypto/public.ts'

/** What a link allows: putting an upload, getting the original or a copy for others, getting the picture of one page. */
const Grant = v.object({
  purpose: v.picklist(['upload', 'original', 'copy', 'page']),
  file_id: v.pipe(v.string(), v.uuid()),
  page: v.optional(v.number()),
  /** The session that it ends with. */
  session_id: v.optional(v.string()),
  /** Milliseconds since 1970. */
  expires_at: v.number(),
})
export type Grant = v.InferOutput<typeof Grant>

/** A token for a URL: anybody who has it may do what it says until it expires, and nothing else. */
export function signGrant(grant: Grant, secrets: SecretKeys): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${payload}.${signText(secrets, signed(payload))}`
}

/** The grant of a token that is genuine, not expired and for this purpose; else null. */
export function readGrant(token: string, purpose: Grant['purpose'], secrets: SecretKeys, now: Date): Grant | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSignatureOf(secrets, signed(payload), signature)) return null
  const grant = v.safeParse(Grant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return grant.success && grant.output.purpose === purpose && grant.output.expires_at > now.getTime()
    ? grant.output
    : null
}

const signed = (payload: string): string => `file-grant.${payload}`
