import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { App } from './request.ts'

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

const cacheControl = 'no-store'

/**
 * Answers are data of one caller: never framed, sniffed, or cached on the way. A route that knows better sets its own.
 */
export const securityHeaders: MiddlewareHandler<App> = async (context, next) => {
  await next()
  if (context.get('isComplete')) return
  await protect(context, async () => {})
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', cacheControl)
}

const complete = {
  ...Object.fromEntries(
    (
      await new Hono()
        .use(protect)
        .get('/', context => context.body(null))
        .request('/')
    ).headers,
  ),
  'cache-control': cacheControl,
  'content-type': 'application/json',
}

/**
 * Answers a call with JSON and all headers at once. Node writes such an answer as it is; touching one header of it
 * afterwards makes a stream of its body, which took a sixth of the processor time of a read.
 */
export function answerJson(context: Context<App>, body: unknown): Response {
  if (context.get('givesCookie')) return context.json(body as Record<string, unknown>)
  context.set('isComplete', true)
  return new Response(JSON.stringify(body), { headers: { ...complete, ...context.get('headers') } })
}
