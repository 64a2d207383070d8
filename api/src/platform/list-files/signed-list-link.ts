import { Id, type Schema } from '@invoice-card/contracts'
import * as v from 'valibot'
import type { Config } from '../config/public.ts'
import { defineToken } from '../crypto/public.ts'
import type { Services } from '../services/public.ts'
import { refusePlatform, type Sessions } from '../http/public.ts'

const linkMs = 5 * 60_000

type Secrets = Pick<Config, 'signingSecrets'>

interface ListLink<Query extends Schema> {
  /** Signed with the rest, so that a link to one list opens no other. */
  readonly purpose: string
  /** Where the file is served, without the token. */
  readonly path: `/api/v1/${string}`
  readonly query: Query
  /** @param about whose list it is or which of its tabs; empty for the whole list */
  readonly fileName: (now: Date, about: string) => string
}

/**
 * Links that open one company's list as a file for five minutes, without sign-in, narrowed as it was when the link was
 * asked for. They end with the session that asked.
 */
export function defineListLink<Query extends Schema>({ purpose, path, query, fileName }: ListLink<Query>) {
  interface Granted {
    readonly company_id: number
    readonly session_id: string
    readonly query: v.InferOutput<Query>
    /** Stands in the file's name. */
    readonly about?: string
  }
  const Grant = v.object({
    company_id: Id,
    session_id: v.string(),
    query,
    about: v.optional(v.string(), ''),
    expires_at: v.number(),
  })
  // The generic query hides from the compiler that the grant is the object above.
  const token = defineToken(
    purpose,
    Grant as v.GenericSchema<unknown, unknown> as v.GenericSchema<
      unknown,
      Required<Granted> & { readonly expires_at: number }
    >,
  )

  return {
    path,
    fileName,
    sign: ({ signingSecrets }: Secrets, granted: Granted, now: Date) => {
      const expires_at = now.getTime() + linkMs
      return {
        download_url: `${path}/${token.sign(signingSecrets, { about: '', ...granted, expires_at })}`,
        file_name: fileName(now, granted.about ?? ''),
        expires_at: new Date(expires_at).toISOString(),
      }
    },
    /** What a link opens. Refuses one that is not genuine, has expired or has lost its session. */
    open: async (
      { config: { signingSecrets }, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
      { isSessionLive }: Sessions,
      text: string,
    ): Promise<Required<Granted>> => {
      const grant = token.read(signingSecrets, text, now())
      if (grant === null || !(await isSessionLive(db, grant.session_id, now()))) return refusePlatform('not_found')
      return grant
    },
  }
}
