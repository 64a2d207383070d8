import { Uuid } from '@invoice-card/contracts'
import * as v from 'valibot'
import type { Config } from '../../platform/config/public.ts'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'

const linkMs = 5 * 60_000

const ExportGrant = v.object({
  export_id: Uuid,
  session_id: v.string(),
  /** Milliseconds since 1970. */ expires_at: v.number(),
})
type ExportGrant = v.InferOutput<typeof ExportGrant>
type Secrets = Pick<Config, 'signingSecrets'>

/**
 * A link that opens one ZIP for five minutes, and no longer than the ZIP is there and the session that asked lives. Its
 * holder needs no sign-in, so it goes into no mail.
 */
export function signExportLink(
  { signingSecrets }: Secrets,
  {
    id,
    session_id,
    expires_at: until,
  }: { readonly id: string; readonly session_id: string; readonly expires_at: Date },
  now: Date,
) {
  const expires_at = Math.min(now.getTime() + linkMs, until.getTime())
  const payload = Buffer.from(JSON.stringify({ export_id: id, session_id, expires_at } satisfies ExportGrant)).toString(
    'base64url',
  )
  return {
    download_url: `/api/v1/data_exports/${payload}.${signText(signingSecrets, signed(payload))}`,
    expires_at: new Date(expires_at).toISOString(),
  }
}

/** What a link opens and for whom, if it is genuine and not expired; else null. */
export function readExportLink({ signingSecrets }: Secrets, token: string, now: Date): ExportGrant | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSignatureOf(signingSecrets, signed(payload), signature)) return null
  const grant = v.safeParse(ExportGrant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return grant.success && grant.output.expires_at > now.getTime() ? grant.output : null
}

const signed = (payload: string): string => `data-export.${payload}`
