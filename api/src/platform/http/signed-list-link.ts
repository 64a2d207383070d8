import { Id, type Schema } from '@invoice-card/contracts'
import * as v from 'valibot'
import type { Config } from '../config/public.ts'
import { isSignatureOf, signText } from '../crypto/public.ts'

const linkMs = 5 * 60_000

type Secrets = Pick<Config, 'signingSecrets'>

interface ListLink<Query extends Schema> {
  /** Signed with the rest, so that a link to one list opens no other. */
  readonly purpose: string
  /** Where the file is served, without the token. */
  readonly path: `/api/v1/${string}`
  readonly query: Query
  readonly fileName: (now: Date) => string
}

/** Links that open one company's list as a file for five minutes, without sign-in, narrowed as it was when the link was asked for. */
export function defineListLink<Query extends Schema>({ purpose, path, query, fileName }: ListLink<Query>) {
  const Grant = v.object({ company_id: Id, query, /** Milliseconds since 1970. */ expires_at: v.number() })
  interface Granted {
    readonly company_id: number
    readonly query: v.InferOutput<Query>
  }
  const signed = (payload: string): string => `${purpose}.${payload}`

  return {
    path,
    fileName,
    sign: ({ signingSecrets }: Secrets, granted: Granted, now: Date) => {
      const expires_at = now.getTime() + linkMs
      const payload = Buffer.from(JSON.stringify({ ...granted, expires_at })).toString('base64url')
      return {
        download_url: `${path}/${payload}.${signText(signingSecrets, signed(payload))}`,
        file_name: fileName(now),
        expires_at: new Date(expires_at).toISOString(),
      }
    },
    /** What a link opens, if it is genuine and not expired; else null. */
    read: ({ signingSecrets }: Secrets, token: string, now: Date): Granted | null => {
      const [payload = '', signature = ''] = token.split('.')
      if (!isSignatureOf(signingSecrets, signed(payload), signature)) return null
      const grant = v.safeParse(Grant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
      if (!grant.success) return null
      // The generic query hides from the compiler that the grant is the object above.
      const { expires_at, ...granted } = grant.output as Granted & { readonly expires_at: number }
      return expires_at > now.getTime() ? granted : null
    },
  }
}
