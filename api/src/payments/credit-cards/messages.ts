import { cardLabel, type creditCards, type PaymentUsingCard } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { cardRefusals } from '../gateway-answers/public.ts'
import { endOfCard, maxSavedCards } from '../saved-cards/public.ts'

export const creditCardsMessages: Messages<typeof creditCards> = {
  card_token_invalid: cardRefusals.card_token_invalid,
  card_limit_reached: `登録できるカードは${maxSavedCards}枚までです。使わないカードを削除してから登録してください。`,
  card_attempts_exceeded: cardRefusals.card_attempts_exceeded,
  credit_card_not_found: 'カードが見つかりませんでした。すでに削除されている可能性があります。',
  card_registration_not_found: 'カードの登録のお手続きが見つかりませんでした。登録済みのカードをご確認ください。',
  card_in_use: 'このカードでのお支払いのお手続きが完了していないため、削除できません。',
  payment_not_found: 'お支払いが見つかりませんでした。お支払いの一覧をご確認ください。',
}

/** Names the payments that need the card. */
export const cardInUse = (payments: readonly PaymentUsingCard[]): string => {
  const nameOf = ({ supplier_name, total_amount }: PaymentUsingCard) =>
    `${supplier_name}（${total_amount.toLocaleString('ja-JP')}円）`
  const names = payments.map(nameOf).join('、')
  return `${names}へのお支払いのお手続きにこのカードを使用しているため、削除できません。お手続きを完了するか、本人認証の画面で中止してから、もう一度お試しください。`
}

/** `expire` is MM/YY. */
export const expiryNotice = ({
  id,
  brand,
  last4,
  expire,
}: {
  readonly id: number
  readonly brand: string
  readonly last4: string
  readonly expire: string
}) => {
  const [month = '', year = ''] = expire.split('/')
  return {
    kind: 'card_expiring',
    title: `ご登録のカード（${cardLabel({ brand, last4 })}）の有効期限が近づいています（20${year}年${Number(month)}月末まで）`,
    body: [
      `ご登録のカード（${cardLabel({ brand, last4 })}）の有効期限は20${year}年${Number(month)}月末です。有効期限を過ぎると、このカードではお支払いいただけません。`,
      '新しいカードがお手元に届きましたら、お支払い方法の画面で新しいカードを登録し、古いカードを削除してください。',
    ].join('\n'),
    link: '/myaccount/creditcards',
    asks: { about: `credit_card:${id}`, deadline: endOfCard(expire) },
  } as const
}
