import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const protect = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: 'DENY',
  // The pages of the product don't ask for it, and one origin has to ask alike.
  originAgentCluster: false,
  // The edges send these with every answer (ops/src/edge/headers.ts), and sent twice they are void.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
})

/**
 * Answers are data of one caller: never framed, sniffed, or cached on the way. A route that knows better sets its own.
 */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await protect(context, next)
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
}
