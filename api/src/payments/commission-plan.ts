import type { CommissionPlan } from '@invoice-card/domain'

export const standardPlan: CommissionPlan = { commission_rate: 3, minimum_commission_amount: 330 }

/** Promotion codes in force: another plan until the end of a day in Japan. */
const promotions: Readonly<Record<string, CommissionPlan & { readonly until: string }>> = {
  HAJIMETE: { commission_rate: 2, minimum_commission_amount: 330, until: '2027-03-31' },
}

/** The plan that a payment was made with: what was promised then holds for a correction, too. */
export const planOfPayment = ({ commission_rate }: { readonly commission_rate: number }): CommissionPlan => ({ ...standardPlan, commission_rate })

/** The plan for a promotion code on a day; without a code the standard one, null where the code is not valid. */
export const findCommissionPlan = (promotionCode: string | undefined, today: string): CommissionPlan | null => {
  if (!promotionCode) return standardPlan
  const promotion = promotions[promotionCode.trim().toUpperCase()]
  return promotion && today <= promotion.until ? promotion : null
}
