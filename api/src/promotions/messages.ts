import type { promotions } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'
import { amountOverLimit } from '../payments/result-messages.ts'
import { unknownCode } from './objection.ts'

export const promotionsMessages: Messages<typeof promotions> = {
  promotion_code_invalid: unknownCode,
  amount_over_limit: amountOverLimit,
}
