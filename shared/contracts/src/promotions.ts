import * as v from 'valibot'
import { AmountYen, DateOnly, text } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** Promotion codes: another fee for what a company applies for with one (docs/product.md#fee-limits-and-days). */
export const promotions = defineContract({
  applyPromotion: {
    method: 'POST',
    path: '/api/v1/invoices/promotion',
    toggle: 'payments',
    limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary: 'What a promotion code makes of the fee, for an amount where one is given',
    body: v.object({ promotion_code: text(20), amount: v.optional(v.pipe(AmountYen, v.minValue(1))) }),
    response: v.object({
      /** As it is spelt. */
      promotion_code: v.string(),
      /** Percent, e.g. 2. */
      commission_rate: v.number(),
      minimum_commission_amount: AmountYen,
      /** The last day to apply with it. */
      valid_until: DateOnly,
      /** Null where no amount was given. */
      amounts: v.nullable(
        v.object({
          amount: AmountYen,
          commission_amount: AmountYen,
          commission_tax_amount: AmountYen,
          total_amount: v.number(),
        }),
      ),
    }),
    errors: { promotion_code_invalid: 422, amount_over_limit: 422 },
  },
})
