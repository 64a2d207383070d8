import type { Hono } from 'hono'
import { contentHmac, isSameText } from '../gateway/signature.ts'
import { rememberPush } from '../gateway/store.ts'
import { limitBody } from '../http/limit-body.ts'
import type { App } from '../http/request.ts'
import { refusePlatform } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { settlePayment } from './settle.ts'
import { findPaymentByOrder } from './store.ts'

const maxPushBytes = 64 * 1024

/**
 * Results that the gateway pushes. They only say where to look: the gateway is asked, so that a push that comes
 * twice, late or out of order does no harm. What cannot be settled is answered with 5xx and pushed again.
 */
export function mountGatewayPushes(app: Hono<App>, services: Services): void {
  const { db, gateway, now } = services
  app.post('/api/v1/gateway/pushes', limitBody(maxPushBytes), async (context) => {
    const body = await context.req.text()
    if (!isSameText(context.req.header('content-hmac') ?? '', contentHmac(gateway.merchant, body))) refusePlatform('not_found')
    const fields = new URLSearchParams(body)
    const orderIds = ordersOf(fields)
    const push_id = fields.get('pushId') ?? refusePlatform('invalid_request')
    await rememberPush(db, { push_id, order_id: orderIds.join(' '), body: Object.fromEntries(fields), received_at: now() })
    for (const orderId of orderIds) {
      const payment = await findPaymentByOrder(db, orderId)
      if (payment) await settlePayment(services, payment.id)
    }
    return context.body(null, 204)
  })
}

const ordersOf = (fields: URLSearchParams): string[] =>
  [...fields].filter(([name]) => /^orderId\d{4}$/.test(name)).map(([, orderId]) => orderId)
