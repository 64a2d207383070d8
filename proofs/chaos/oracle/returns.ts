import { listInvoices } from './payments.ts'
import { type Invariant, isLive } from './world.ts'

const cancelled = 5

/** Where an invoice was cancelled or refused, the gateway has given the money back. */
export const returns: Invariant = async world => {
  const invoices = await listInvoices(world)
  return invoices.flatMap(({ id, status, order_id }) => {
    const order = order_id === null ? undefined : world.orders.get(order_id)
    return status === cancelled && isLive(order)
      ? [
          {
            about: order?.order_id ?? '',
            text: `invoice ${id} is cancelled, and the gateway still holds ${order?.amount} yen (${order?.status})`,
          },
        ]
      : []
  })
}
