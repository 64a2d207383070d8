import type { promotions } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const promotionsExamples: ExamplesOf<typeof promotions> = {
  applyPromotion: {
    description:
      'A code that cannot be used is refused with the reason in words: unknown, over, used up, or for first payments only.',
    body: { promotion_code: 'HAJIMETE', amount: 110_000 },
    response: {
      promotion_code: 'HAJIMETE',
      commission_rate: 2,
      minimum_commission_amount: 330,
      valid_until: '2027-03-31',
      amounts: { amount: 110_000, commission_amount: 2200, commission_tax_amount: 200, total_amount: 112_200 },
    },
  },
}
