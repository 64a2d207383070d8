import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { randomUUID } from 'node:crypto'
import { clientNetwork } from './client-network.ts'
import type { CallVariant } from '../metrics/public.ts'
import type { RequestInfo } from './context.ts'

/** Variables that the platform keeps on a request. */
interface Variables {
  request: RequestInfo
  /** Filled in while the call is answered, for the log line. */
  call: { name: string; userId: number | null; companyId: number | null; variant: CallVariant }
}
export type App = { Variables: Variables }

export const requestInfoOf = (context: HonoContext): RequestInfo => ({
  id: requestId(context.req.header('x-request-id')),
  address: clientNetwork(addressOf(context)),
  userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
})

const requestId = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID())

// The api stands behind the edge, which appends the caller's address: only the last entry was not written by the caller.
function addressOf(context: HonoContext): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  if (forwarded) return forwarded
  // In-process calls (tests) have no socket.
  return context.env && 'incoming' in (context.env as object)
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'in-process'
}
