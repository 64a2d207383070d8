import { listPayments } from './payments.ts'
import type { Invariant } from './world.ts'

/** Once the jobs are through, every payment has an end; only what its buyer left at the issuer's page still waits there, uncharged. */
export const settled: Invariant = async (world) => {
  const payments = await listPayments(world)
  return payments.flatMap(({ order_id, status, pending_action }) => {
    const isAtIssuer = world.orders.get(order_id)?.status === 'authenticating'
    if (['created', 'token_bound', 'pending'].includes(status)) return [{ about: order_id, text: `the payment is still ${status}` }]
    if (status === 'authentication_pending' && !isAtIssuer) return [{ about: order_id, text: 'the authentication has ended, and the payment still waits for it' }]
    if (pending_action !== null && !isAtIssuer) return [{ about: order_id, text: `the payment is ${status} and its ${pending_action} was never finished` }]
    return []
  })
}
