import { Uuid } from '@invoice-card/contracts'
import * as v from 'valibot'
import type { Config } from '../../platform/config/public.ts'
import { defineToken } from '../../platform/crypto/public.ts'

const linkMs = 5 * 60_000

const token = defineToken('data-export', v.object({ export_id: Uuid, session_id: v.string(), expires_at: v.number() }))

type Secrets = Pick<Config, 'signingSecrets'>

/**
 * A link that opens one ZIP for five minutes, and no longer than the ZIP is there and the session that asked lives. Its
 * holder needs no sign-in, so it goes into no mail.
 */
export function signExportLink(
  { signingSecrets }: Secrets,
  {
    id: export_id,
    session_id,
    expires_at: until,
  }: { readonly id: string; readonly session_id: string; readonly expires_at: Date },
  now: Date,
) {
  const expires_at = Math.min(now.getTime() + linkMs, until.getTime())
  return {
    download_url: `/api/v1/data_exports/${token.sign(signingSecrets, { export_id, session_id, expires_at })}`,
    expires_at: new Date(expires_at).toISOString(),
  }
}

/** What a link opens and for whom, if it is genuine and not expired; else null. */
export const readExportLink = ({ signingSecrets }: Secrets, text: string, now: Date) =>
  token.read(signingSecrets, text, now)
