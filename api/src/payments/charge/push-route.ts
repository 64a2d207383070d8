import type { Hono } from 'hono'
import { contentHmac } from '../../platform/gateway/public.ts'
import { isSameText } from '../../platform/crypto/public.ts'
import { type App, limitBody, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { savePush } from './push-store.ts'

const maxPushBytes = 64 * 1024

/**
 * Results that the gateway pushes. They only say where to look: a job asks the gateway, so that a push that comes
 * twice, late or out of order does no harm. A push that cannot be stored is answered with 5xx and pushed again.
 */
export function mountGatewayPushes(app: Hono<App>, { db, gateway, now }: Services): void {
  app.post('/api/v1/gateway/pushes', limitBody(maxPushBytes), async context => {
    const body = await context.req.text()
    if (!isSameText(context.req.header('content-hmac') ?? '', contentHmac(gateway.merchant, body)))
      refusePlatform('not_found')
    const fields = new URLSearchParams(body)
    const push_id = fields.get('pushId') ?? refusePlatform('invalid_request')
    await savePush(db, { push_id, body: Object.fromEntries(fields), received_at: now() }, ordersOf(fields))
    return context.body(null, 204)
  })
}

const ordersOf = (fields: URLSearchParams): string[] =>
  [...fields].filter(([name]) => /^orderId\d{4}$/.test(name)).map(([, orderId]) => orderId)
