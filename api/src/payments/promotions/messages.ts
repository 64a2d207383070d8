import type { promotions } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/messages.ts'
import { amountOverLimit } from '../gateway-answers/result-messages.ts'
import { unknownCode } from './objection.ts'

export const promotionsMessages: Messages<typeof promotions> = {
  promotion_code_invalid: unknownCode,
  amount_over_limit: amountOverLimit,
}
