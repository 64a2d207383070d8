import { createHmac } from 'node:crypto'
import { Id, invoices } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import { isSameText } from '../gateway/signature.ts'

const linkMs = 5 * 60_000

/** What a link opens: the list of one company, narrowed as it was when the link was asked for. */
const ExportGrant = v.object({ company_id: Id, query: invoices.exportInvoices.query, /** Milliseconds since 1970. */ expires_at: v.number() })
type ExportGrant = v.InferOutput<typeof ExportGrant>
type Secret = Pick<Config, 'signingSecret'>

export const exportFileName = (now: Date): string => `支払い一覧_${japanDay(now)}.csv`

/** A link that opens one list for five minutes, without sign-in. */
export function signExportLink(config: Secret, granted: Omit<ExportGrant, 'expires_at'>, now: Date) {
  const expires_at = now.getTime() + linkMs
  const payload = Buffer.from(JSON.stringify({ ...granted, expires_at } satisfies ExportGrant)).toString('base64url')
  return { download_url: `/api/v1/invoices/export/${payload}.${signatureOf(config, payload)}`, file_name: exportFileName(now), expires_at: new Date(expires_at).toISOString() }
}

/** What a link opens, if it is genuine and not expired; else null. */
export function readExportLink(config: Secret, token: string, now: Date): ExportGrant | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSameText(signature, signatureOf(config, payload))) return null
  const grant = v.safeParse(ExportGrant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return grant.success && grant.output.expires_at > now.getTime() ? grant.output : null
}

const signatureOf = ({ signingSecret }: Secret, payload: string): string => createHmac('sha256', signingSecret).update(`invoice-export.${payload}`).digest('base64url')
