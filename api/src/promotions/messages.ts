import type { promotions } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'
import { unknownCode } from './objection.ts'

export const promotionsMessages: Messages<typeof promotions> = {
  promotion_code_invalid: unknownCode,
  amount_over_limit: 'カードでお支払いできる金額の上限（97,087,378円）を超えています。金額をご確認ください。',
}
