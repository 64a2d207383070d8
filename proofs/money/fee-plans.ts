import type { CommissionPlan } from '@invoice-card/domain'

/** Fees that sellers of the proof pay, one after the other. */
const feePlans: readonly CommissionPlan[] = [
  { commission_rate: 3, minimum_commission_amount: 330 },
  { commission_rate: 2, minimum_commission_amount: 1_100 },
  { commission_rate: 5, minimum_commission_amount: 77 },
]

/** Several of each, so that sums of one are not those of all. */
export const sellerCount = 5
export const buyerCount = 4

export const feePlanOf = (seller: number): CommissionPlan =>
  feePlans[seller % feePlans.length] ?? { commission_rate: 3, minimum_commission_amount: 330 }
