import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { limitBodies } from './bodies.ts'
import { limitConnections } from './connections.ts'
import { type ServerLimits, serverLimits } from './limits.ts'

/** What a server has in other ways than the rest: `limits` replaces single ones of `serverLimits`. */
export interface LimitedServerOptions {
  readonly limits?: Partial<ServerLimits>
  /** Who sent a request; its connection's address unless given. */
  readonly addressOf?: (request: IncomingMessage) => string
}

/** An HTTP server that closes unfinished requests and lets no address hold more than its part (decision 0118). */
export function createLimitedServer(
  listener: RequestListener,
  { limits: changed = {}, addressOf = request => request.socket.remoteAddress ?? '' }: LimitedServerOptions = {},
): Server {
  const limits = { ...serverLimits, ...changed }
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // The last word on a body that its handler does not read.
      requestTimeout: limits.headersMs + limits.bodyMs,
      // Node looks for late requests so often; its own half a minute would double the time to headers.
      connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    },
    limitBodies(limits, addressOf, listener),
  )
  server.maxConnections = limits.connections
  limitConnections(server, limits.connectionsPerAddress)
  return server
}
