import { createHash } from 'node:crypto'
import { listPayments } from './payments.ts'
import type { Invariant } from './world.ts'

/**
 * The order's name at the gateway follows from the buyer's key alone: whatever our side loses, the gateway refuses a
 * second order for the same application.
 */
export const keys: Invariant = async world => {
  const payments = await listPayments(world)
  return payments
    .filter(({ company_id, key, order_id }) => order_id !== orderIdOf(company_id, key))
    .map(({ order_id, key }) => ({ about: order_id, text: `the order of key ${key} is not named after it` }))
}

/** Written a second time on purpose: changed, an old key would lead to a second order. */
export const orderIdOf = (companyId: number, key: string): string =>
  `P${companyId}-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
