import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '../crypto/public.ts'

/** What a link allows: putting an upload, getting the original, getting the picture of one page. */
const Grant = v.object({
  purpose: v.picklist(['upload', 'original', 'page']),
  file_id: v.pipe(v.string(), v.uuid()),
  page: v.optional(v.number()),
  /** Milliseconds since 1970. */
  expires_at: v.number(),
})
export type Grant = v.InferOutput<typeof Grant>

/** A token for a URL: whoever has it may do what it says until it expires, and nothing else. */
export function signGrant(grant: Grant, secret: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${payload}.${signatureOf(payload, secret)}`
}

/** The grant of a token that is genuine, not expired and for this purpose; else null. */
export function readGrant(token: string, purpose: Grant['purpose'], secret: string, now: Date): Grant | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSameText(signature, signatureOf(payload, secret))) return null
  const grant = v.safeParse(Grant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return grant.success && grant.output.purpose === purpose && grant.output.expires_at > now.getTime()
    ? grant.output
    : null
}

const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`file-grant.${payload}`).digest('base64url')
