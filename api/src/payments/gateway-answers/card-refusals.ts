import { acceptedBrandNames } from '@invoice-card/contracts'
import { cardFrozen } from '../../platform/freezes/public.ts'
import { tooManyDeclines } from './result-messages.ts'

/** Texts of the refusals that every call has which takes a card. */
export const cardRefusals = {
  credit_card_not_found: 'カードが見つかりませんでした。別のカードを選択するか、カード情報を入力してください。',
  card_token_invalid: 'カード情報の有効時間が過ぎたか、すでに使用されています。カード情報をもう一度入力してください。',
  card_brand_not_accepted: `このブランドのカードはご利用いただけません。${acceptedBrandNames.join('または')}のカードをご利用ください。`,
  card_expired: 'カードの有効期限が切れています。別のカードをご利用ください。',
  card_frozen: cardFrozen,
  card_attempts_exceeded: tooManyDeclines,
}
