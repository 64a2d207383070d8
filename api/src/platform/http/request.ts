import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config/public.ts'
import { browserOf } from '../browser/public.ts'
import { clientNetwork } from '@invoice-card/server-limits'
import type { CallVariant } from '../metrics/public.ts'
import type { RequestInfo } from './context.ts'

/** Variables that the platform stores on a request. */
interface Variables {
  request: RequestInfo
  /** Filled in while the call is answered, for the log line. */
  call: { name: string; userId: number | null; companyId: number | null; variant: CallVariant }
  /** Headers of its answer that name the request. */
  headers: Readonly<Record<string, string>>
  /** The answer sets a cookie. */
  givesCookie?: true
  /** The answer has all its headers, and nobody may add one. */
  isComplete?: true
}
export type App = { Variables: Variables }

export const requestInfoOf = (context: HonoContext, { edgeOrigin }: Pick<Config, 'edgeOrigin'>): RequestInfo => ({
  id: requestId(context.req.header('x-request-id')),
  address: clientNetwork(addressOf(context)),
  userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
  browser: browserOf(context, edgeOrigin.startsWith('https:')),
})

const requestId = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID())

function addressOf(context: HonoContext): string {
  const forwarded = forwardedAddress(context.req.header('x-forwarded-for'))
  if (forwarded) return forwarded
  // In-process calls (tests) have no socket.
  return context.env && 'incoming' in (context.env as object)
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'in-process'
}

/** The caller by `x-forwarded-for`. The edge appends it: only the last entry was not written by the caller. */
export const forwardedAddress = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim()
