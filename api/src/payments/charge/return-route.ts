import type { Hono } from 'hono'
import * as v from 'valibot'
import { isGenuineReturn, maxReturnBytes } from '../gateway-answers/public.ts'
import { type App, limitBody } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { settlePayment } from './settle.ts'
import { findPayment } from '../../books/payments/public.ts'

const path = '/api/v1/invoices/credit_cards/authentication/:payment_id'

/**
 * Where the gateway sends the browser after 3-D Secure, by GET or as a form. The hash separates the return from a
 * made-up one; how the payment ended is asked from the gateway itself. The browser always goes on to the page that
 * shows it.
 */
export function mountAuthenticationReturn(app: Hono<App>, services: Services): void {
  const { config, db, gateway, log } = services
  app.on(['GET', 'POST'], path, limitBody(maxReturnBytes), async context => {
    const id = context.req.param('payment_id') ?? ''
    const payment = v.is(v.pipe(v.string(), v.uuid()), id) ? await findPayment(db, id) : undefined
    const isGenuine = await isGenuineReturn(context, gateway, payment?.order_id)
    if (payment && isGenuine) {
      // The page asks again, so a gateway that is silent now must not leave the browser on an error.
      await settlePayment(services, payment.id, { known: payment }).catch((error: unknown) =>
        log.error({ err: error, payment_id: id }, 'payment not settled on its return from the issuer'),
      )
    } else log.warn({ payment_id: id, request_id: context.var.request.id }, 'return from the issuer was not genuine')
    const target = new URL('/payments/complete', config.edgeOrigin)
    target.searchParams.set('payment_id', payment ? id : '')
    return context.redirect(target.href, 303)
  })
}
