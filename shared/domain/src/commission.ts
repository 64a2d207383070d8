/** How the fee is computed. Rates are whole percent, amounts whole yen. */
export interface CommissionPlan {
  readonly commission_rate: number
  readonly minimum_commission_amount: number
}
export interface CommissionAmounts {
  readonly commission_amount: number
  readonly commission_tax_amount: number
  readonly total_amount: number
}

/** Largest single card charge in yen (card gateway). */
export const maxChargeYen = 99_999_999

/**
 * Fee in yen, tax included: max(minimum, floor(amount × rate / 100)); the 10 % tax inside it is floor(fee × 10 / 110) (DOMAIN, Fee).
 * Only the server decides; screens may preview with it.
 */
export const commissionOf = (amountYen: number, plan: CommissionPlan): CommissionAmounts => {
  const commission_amount = Math.max(plan.minimum_commission_amount, Math.floor(amountYen * plan.commission_rate / 100))
  return {
    commission_amount,
    commission_tax_amount: Math.floor(commission_amount * 10 / 110),
    total_amount: amountYen + commission_amount,
  }
}

/** The fee and the amount together fit into one card charge: 97,087,378 yen at 3 %. */
export const isChargeable = (amountYen: number, plan: CommissionPlan): boolean =>
  commissionOf(amountYen, plan).total_amount <= maxChargeYen
