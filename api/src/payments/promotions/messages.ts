import type { promotions } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { amountOverLimit } from '../gateway-answers/public.ts'
import { unknownCode } from './promotion-error.ts'

export const promotionsMessages: Messages<typeof promotions> = {
  promotion_code_invalid: unknownCode,
  amount_over_limit: amountOverLimit,
}
