import type { creditCards } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'
import { tooManyDeclines } from '../payments/result-messages.ts'
import { maxKeptCards } from './store.ts'

export const creditCardsMessages: Messages<typeof creditCards> = {
  card_token_invalid: 'カード情報の有効時間が過ぎたか、すでに使用されています。カード情報をもう一度入力してください。',
  card_brand_not_accepted: 'このブランドのカードはご利用いただけません。JCBまたはVISAのカードをご利用ください。',
  card_limit_reached: `登録できるカードは${maxKeptCards}枚までです。使わないカードを削除してから登録してください。`,
  card_attempts_exceeded: tooManyDeclines,
  credit_card_not_found: 'カードが見つかりませんでした。すでに削除されている可能性があります。',
  payment_not_found: 'お支払いが見つかりませんでした。支払い一覧をご確認ください。',
}
