import type { SecretKeys } from '@invoice-card/settings'
import * as v from 'valibot'
import { defineToken } from '../crypto/public.ts'

/**
 * What a link allows: putting an upload, getting the original or a copy for others, getting the picture of one page.
 */
const Grant = v.object({
  purpose: v.picklist(['upload', 'original', 'copy', 'page']),
  file_id: v.pipe(v.string(), v.uuid()),
  page: v.optional(v.number()),
  /** The session that it ends with. */
  session_id: v.optional(v.string()),
  expires_at: v.number(),
})
export type Grant = v.InferOutput<typeof Grant>

const token = defineToken('file-grant', Grant)

export const signGrant = (grant: Grant, secrets: SecretKeys): string => token.sign(secrets, grant)

/** The grant of a token that is genuine, not expired and for this purpose; else null. */
export function readGrant(text: string, purpose: Grant['purpose'], secrets: SecretKeys, now: Date): Grant | null {
  const grant = token.read(secrets, text, now)
  return grant?.purpose === purpose ? grant : null
}
