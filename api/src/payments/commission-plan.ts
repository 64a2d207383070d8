import type { CommissionPlan } from '@invoice-card/domain'

/** The fee without a promotion code. */
export const standardPlan: CommissionPlan = { commission_rate: 3, minimum_commission_amount: 330 }
