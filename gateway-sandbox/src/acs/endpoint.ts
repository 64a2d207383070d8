import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { acsPage, acsSecurityHeaders, lostPage } from './page.ts'
import { endAuthentication, lapseIfDue, returnUrl } from '../authentication.ts'
import type { Sandbox } from '../context.ts'
import { inTransaction } from '../database.ts'
import { findOrderByAuthentication, updateOrder, type Order } from '../orders.ts'
import { isSameText } from '../signature.ts'
import { testOneTimePassword } from '../scenario-cards.ts'

const passwordTries = 3

/** The issuer's side of 3-D Secure. A frictionless card passes through; a challenge asks for the one-time password. */
export function acsEndpoint(sandbox: Sandbox) {
  const app = new Hono()

  app.get('/acs/:id', c =>
    answer(c, sandbox, order => (asksPassword(order) ? order : endAuthentication(sandbox, order, 'Y'))),
  )

  app.post('/acs/:id', bodyLimit({ maxSize: 4096 }), async c => {
    const { action, password } = await c.req.parseBody()
    return answer(c, sandbox, order => {
      if (!asksPassword(order)) return endAuthentication(sandbox, order, 'Y')
      return action === 'cancel'
        ? endAuthentication(sandbox, order, 'N', 'GC01')
        : checkPassword(sandbox, order, String(password ?? ''))
    })
  })

  return app
}

/** Moves the authentication on in one transaction, then shows the page or sends the browser back. */
function answer(c: Context, sandbox: Sandbox, moveOn: (order: Order) => Order): Response | Promise<Response> {
  c.header('cache-control', 'no-store')
  const order = inTransaction(sandbox.database, () => {
    const found = findOrderByAuthentication(sandbox, c.req.param('id') ?? '')
    const current = found && lapseIfDue(sandbox, found)
    return current?.status === 'authenticating' ? moveOn(current) : current
  })
  for (const [name, value] of acsSecurityHeaders(order)) c.header(name, value)
  if (!order) return c.html(lostPage(), 404)
  if (order.status !== 'authenticating') return c.redirect(returnUrl(sandbox, order), 303)
  const triesLeft = order.password_tries ? passwordTries - order.password_tries : undefined
  return c.html(acsPage(order, sandbox.now(), triesLeft))
}

function asksPassword(order: Order): boolean {
  return order.forced_ddd_status === null && (order.scenario === 'challenge' || order.scenario === 'challenge_fails')
}

function checkPassword(sandbox: Sandbox, order: Order, typed: string): Order {
  if (order.scenario === 'challenge_fails') return endAuthentication(sandbox, order, 'N')
  if (isSameText(typed.normalize('NFKC').trim(), testOneTimePassword)) return endAuthentication(sandbox, order, 'Y')
  const tried = updateOrder(sandbox, order, { password_tries: order.password_tries + 1 })
  return tried.password_tries < passwordTries ? tried : endAuthentication(sandbox, tried, 'N')
}
