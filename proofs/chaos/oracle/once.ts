import type { Invariant } from './world.ts'

/** Nobody relies on the gateway to notice that an order came twice: it is sent once. */
export const once: Invariant = async ({ rows }) => {
  const repeated = await rows<{ order_id: string; times: number }>(`
    select p.order_id, count(*) as times from gateway_calls c join payment_transactions p on p.id = c.payment_id
    where c.operation like '%Authorize/%' group by p.order_id having count(*) > 1`)
  return repeated.map(({ order_id, times }) => ({
    about: order_id,
    text: `the gateway was asked ${times} times to authorise the order`,
  }))
}
