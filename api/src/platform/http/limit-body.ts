import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refusePlatform } from './refuse.ts'

/** For routes beside the contract: reads no more of a body than `maxBytes` and refuses the rest like any call. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => refusePlatform('payload_too_large') })
  return (context, next) => {
    const { method, headers } = context.req.raw
    // Hono looks at the body, which makes a stream of it. These routes read none of a GET …
    if (method === 'GET') return next()
    const announced = headers.get('content-length')
    if (announced === null || headers.has('transfer-encoding')) return limit(context, next)
    // … and Node reads no more than was announced.
    if (Number(announced) > maxBytes) refusePlatform('payload_too_large')
    return next()
  }
}
