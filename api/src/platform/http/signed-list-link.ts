import { Id, type Schema } from '@invoice-card/contracts'
import * as v from 'valibot'
import type { Config } from '../config/public.ts'
import { isSignatureOf, signText } from '../crypto/public.ts'
import type { Services } from '../services/public.ts'
import { refusePlatform } from './refuse.ts'
import type { Sessions } from './sessions.ts'

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

/**
 * Links that open one company's list as a file for five minutes, without sign-in, narrowed as it was when the link was
 * asked for. They end with the session that asked.
 */
export function defineListLink<Query extends Schema>({ purpose, path, query, fileName }: ListLink<Query>) {
  const Grant = v.object({
    company_id: Id,
    session_id: v.string(),
    query,
    /** Milliseconds since 1970. */ expires_at: v.number(),
  })
  interface Granted {
    readonly company_id: number
    readonly session_id: string
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
    /** What a link opens. Refuses one that is not genuine, has expired or has lost its session. */
    open: async (
      { config: { signingSecrets }, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
      { isSessionLive }: Sessions,
      token: string,
    ): Promise<Granted> => {
      const [payload = '', signature = ''] = token.split('.')
      if (!isSignatureOf(signingSecrets, signed(payload), signature)) return refusePlatform('not_found')
      const grant = v.safeParse(Grant, JSON.parse(Buffer.from(payload, 'base64url').toString()))
      if (!grant.success) return refusePlatform('not_found')
      // The generic query hides from the compiler that the grant is the object above.
      const { expires_at, ...granted } = grant.output as Granted & { readonly expires_at: number }
      const isOpen = expires_at > now().getTime() && (await isSessionLive(db, granted.session_id, now()))
      return isOpen ? granted : refusePlatform('not_found')
    },
  }
}
