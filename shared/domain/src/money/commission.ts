/** How the fee is computed. Rates are whole percent, amounts whole yen. */
export interface CommissionPlan {
  readonly commission_rate: number
  readonly minimum_commission_amount: number
}
/** A fee in whole yen: with its tax, the tax in it, and the total that the card is charged. */
export interface CommissionAmounts {
  readonly commission_amount: number
  readonly commission_tax_amount: number
  readonly total_amount: number
}

/** Largest single card charge in yen (card gateway). */
export const maxChargeYen = 99_999_999
/**
 * Largest invoice in yen, whatever its fee: at 3 % it fills one card charge (docs/product.md#fee-limits-and-days). A
 * lower fee does not raise it; with a higher one less is chargeable.
 */
export const maxInvoiceYen = 97_087_378

/**
 * Fee in yen, tax included: max(minimum, floor(amount × rate / 100)); the 10 % tax inside it is floor(fee × 10 / 110)
 * (docs/product.md#fee-limits-and-days).
 * Only the server decides; screens may preview with it.
 */
export const commissionOf = (amountYen: number, plan: CommissionPlan): CommissionAmounts => {
  const commission_amount = Math.max(
    plan.minimum_commission_amount,
    Math.floor((amountYen * plan.commission_rate) / 100),
  )
  return {
    commission_amount,
    commission_tax_amount: Math.floor((commission_amount * 10) / 110),
    total_amount: amountYen + commission_amount,
  }
}

/** Whether the minimum is charged, because the rate gives less: the fee is not that rate of the amount then. */
export const isMinimumFee = (amountYen: number, plan: CommissionPlan): boolean =>
  Math.floor((amountYen * plan.commission_rate) / 100) < plan.minimum_commission_amount

/** The invoice is not too large, and with its fee fits into one card charge. */
export const isChargeable = (amountYen: number, plan: CommissionPlan): boolean =>
  amountYen <= maxInvoiceYen && commissionOf(amountYen, plan).total_amount <= maxChargeYen

/** The largest invoice in yen that is chargeable at this fee. */
export const largestChargeableYen = ({ commission_rate, minimum_commission_amount }: CommissionPlan): number =>
  Math.min(
    maxInvoiceYen,
    maxChargeYen - minimum_commission_amount,
    // The fee is rounded down: the total is below one yen more than the card can be charged.
    Math.ceil(((maxChargeYen + 1) * 100) / (100 + commission_rate)) - 1,
  )
