import type { Hono } from 'hono'
import * as v from 'valibot'
import { isGenuineReturn, maxReturnBytes } from '../../gateway-answers/public.ts'
import { type App, limitBody } from '../../../platform/http/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { settleRegistration } from './settle.ts'
import { findRegistration } from './store.ts'

const path = '/api/v1/invoices/credit_cards/registrations/:registration_id/authentication'

/**
 * Where the gateway sends the browser after 3-D Secure for a card that is to be saved; it always goes on to the saved
 * cards.
 */
export function mountRegistrationReturn(app: Hono<App>, services: Services): void {
  const { config, db, gateway, log } = services
  app.on(['GET', 'POST'], path, limitBody(maxReturnBytes), async context => {
    const id = context.req.param('registration_id') ?? ''
    const registration = v.is(v.pipe(v.string(), v.uuid()), id) ? await findRegistration(db, id) : undefined
    const isGenuine = await isGenuineReturn(context, gateway, registration?.order_id)
    if (registration && isGenuine) {
      // The page asks again, so a gateway that is silent now must not leave the browser on an error.
      await settleRegistration(services, id).catch((error: unknown) =>
        log.error(
          { err: error, card_registration_id: id },
          'card registration not settled on its return from the issuer',
        ),
      )
    } else {
      log.warn(
        { card_registration_id: id, request_id: context.var.request.id },
        'return from the issuer was not genuine',
      )
    }
    const target = new URL('/myaccount/creditcards', config.edgeOrigin)
    if (registration) target.searchParams.set('registration_id', id)
    return context.redirect(target.href, 303)
  })
}
