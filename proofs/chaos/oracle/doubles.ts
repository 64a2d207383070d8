import { listPayments, type Payment } from './payments.ts'
import { type Invariant, isLive } from './world.ts'

/** Nobody pays twice: at most one live charge for an invoice, and for the evidence that a buyer handed in. */
export const doubles: Invariant = async world => {
  const live = (await listPayments(world)).filter(({ order_id }) => isLive(world.orders.get(order_id)))
  return [
    ...shared(live, 'invoice', ({ invoice_id }) => (invoice_id === null ? [] : [String(invoice_id)])),
    ...shared(live, 'file', ({ file_ids }) => file_ids),
    ...shared(live, 'key of the buyer', ({ company_id, key }) => [`${company_id} ${key}`]),
  ]
}

const shared = (payments: readonly Payment[], what: string, namesOf: (payment: Payment) => readonly string[]) => {
  const byName = new Map<string, Payment[]>()
  for (const payment of payments)
    for (const name of new Set(namesOf(payment))) byName.set(name, [...(byName.get(name) ?? []), payment])
  return [...byName]
    .filter(([, duplicates]) => duplicates.length > 1)
    .map(([name, duplicates]) => ({
      about: duplicates[0]?.order_id ?? '',
      text: `${what} ${name} is charged by ${duplicates.map(({ order_id }) => order_id).join(' and ')}`,
    }))
}
