import type { promotions } from '@invoice-card/contracts'
import { commissionOf, isChargeable } from '@invoice-card/domain'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { unknownCode } from './promotion-error.ts'
import { tryCode, spellCode } from './plan.ts'

export const promotionsHandlers: ApiHandlers<typeof promotions> = {
  applyPromotion: async ({ body: { promotion_code, amount }, refuse }, context) => {
    const code = spellCode(promotion_code) ?? refuse('promotion_code_invalid', { message: unknownCode })
    const promotion = await tryCode(context, code, refuse)
    if (amount !== undefined && !isChargeable(amount, promotion)) refuse('amount_over_limit')
    const { commission_rate, minimum_commission_amount, valid_until } = promotion
    return {
      promotion_code: code,
      commission_rate,
      minimum_commission_amount,
      valid_until,
      amounts: amount === undefined ? null : { amount, ...commissionOf(amount, promotion) },
    }
  },
}
