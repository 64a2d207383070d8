import type { MiddlewareHandler } from 'hono'

const defaults: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Answers are data of one caller: never framed, sniffed, or kept by a cache on the way. A route that knows better sets its own. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(defaults)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
