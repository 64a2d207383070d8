import { commissionOf } from '@invoice-card/domain'
import type { Life } from './actions.ts'
import { feePlanOf } from './fee-plans.ts'

/** What the domain's functions say about a request's money, in yen. */
export interface Expected {
  readonly billing: number
  readonly fee: number
  /** Inside the fee. */
  readonly tax: number
  readonly deposit: number
}

export function expectedOf({ plan }: Pick<Life, 'plan'>): Expected {
  const {
    claim: { billing_amount: billing },
    seller,
  } = plan
  const { commission_amount: fee, commission_tax_amount: tax } = commissionOf(billing, feePlanOf(seller))
  return { billing, fee, tax, deposit: billing - fee }
}

export const sumOf = <T>(items: readonly T[], yenOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + yenOf(item), 0)
