import type { Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { authHash, isSameText } from '../gateway/signature.ts'
import { limitBody } from '../http/limit-body.ts'
import type { App } from '../http/request.ts'
import type { Services } from '../services.ts'
import { settlePayment } from './settle.ts'
import { findPayment } from './store.ts'

/** What the gateway sends along with the browser. */
const WayBack = v.object({ orderId: v.string(), result: v.string(), authHash: v.string() })

/** Ids and a hash; whoever sends more is not the gateway. */
const maxFormBytes = 64 * 1024

const path = '/api/v1/invoices/credit_cards/authentication/:payment_id'

/**
 * Where the gateway sends the browser after 3-D Secure, by GET or as a form. The hash tells the way back from a made-up one;
 * how the payment ended is asked from the gateway itself. The browser always goes on to the page that tells it.
 */
export function mountAuthenticationReturn(app: Hono<App>, services: Services): void {
  const { config, db, gateway, log } = services
  app.on(['GET', 'POST'], path, limitBody(maxFormBytes), async (context) => {
    const id = context.req.param('payment_id') ?? ''
    const payment = v.is(v.pipe(v.string(), v.uuid()), id) ? await findPayment(db, id) : undefined
    const wayBack = v.safeParse(WayBack, await fieldsOf(context))
    const isGenuine = wayBack.success && payment?.order_id === wayBack.output.orderId
      && isSameText(wayBack.output.authHash, authHash(gateway.merchant, wayBack.output.result))
    if (payment && isGenuine) {
      // The page asks again, so a gateway that is silent now must not leave the browser on an error.
      await settlePayment(services, payment.id, { known: payment }).catch((error: unknown) => log.error({ err: error, payment_id: id }, 'payment not settled on the way back'))
    }
    else log.warn({ payment_id: id, request_id: context.var.request.id }, 'way back from authentication was not genuine')
    const target = new URL('/payments/complete', config.edgeOrigin)
    target.searchParams.set('payment_id', payment ? id : '')
    return context.redirect(target.href, 303)
  })
}

// What can't be read says nothing, like an empty form: the browser still goes on.
const fieldsOf = async (context: HonoContext<App>): Promise<unknown> =>
  context.req.method === 'POST' ? context.req.parseBody().catch(() => ({})) : context.req.query()
