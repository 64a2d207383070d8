import { getRequestListener } from '@hono/node-server'
import { createLimitedServer, type ServerLimits } from '@invoice-card/server-limits'
import type { IncomingMessage, Server } from 'node:http'
import { forwardedAddress } from '../platform/http/public.ts'
import type { Services } from '../platform/services/public.ts'
import { createApp } from './app.ts'

/** The API as a server that does not listen yet, with the limits of its callers. */
export function createApiServer(services: Services, limits: Partial<ServerLimits> = {}): Server {
  const server = createLimitedServer(getRequestListener(createApp(services).fetch), {
    // Its connections are the edge's, which gives all callers their part.
    limits: { connectionsPerAddress: Infinity, ...limits },
    addressOf: callerOf,
  })
  // Longer than an edge holds a connection, so that none is closed under a call.
  server.keepAliveTimeout = 65_000
  return server
}

const callerOf = ({ headers, socket }: IncomingMessage): string =>
  forwardedAddress(headers['x-forwarded-for']?.toString()) ?? socket.remoteAddress ?? ''
