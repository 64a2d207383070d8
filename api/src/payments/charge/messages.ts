import type { payments } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { usersMessages } from '../../identity/users/public.ts'
import { amountOverLimit, cardRefusals } from '../gateway-answers/public.ts'

export const paymentsMessages: Messages<typeof payments> = {
  invoice_not_found: 'お支払いが見つかりませんでした。お支払いの一覧をご確認ください。',
  invoice_not_editable: 'このお支払いはすでに審査が進んでいるため、変更できません。',
  invoice_changed: 'この画面を開いたあとに、内容が変更されました。最新の内容をご確認のうえ、もう一度お手続きください。',
  request_expired: 'このご依頼はカード払いの期限を過ぎています。請求元に直接お問い合わせください。',
  request_cancelled: 'このご依頼は取り下げられています。請求元に直接お問い合わせください。',
  request_suspended: 'このご依頼は現在お支払いいただけません。ご不明な点は、請求元の会社にお問い合わせください。',
  request_already_paid: 'このご依頼はすでにお支払いのお申し込みを受け付けています。お支払いの一覧をご確認ください。',
  request_payment_in_progress: 'このご依頼はカードのお手続き中です。お手続きが終わってから、もう一度お試しください。',
  amount_changed: 'お支払い金額が変更されました。最新の内容をご確認のうえ、もう一度お手続きください。',
  card_already_charged:
    'このお支払いはすでにカードの請求の手続きに入っているため、カードを承認し直すことはできません。',
  commission_changed: '手数料が変更されました。最新の手数料をご確認のうえ、もう一度お手続きください。',
  amount_over_limit: amountOverLimit,
  ...cardRefusals,
  seller_is_own_company:
    '請求元または入金先の口座の名義が貴社と同じため、カードでお支払いいただけません。ご不明な点は、お問い合わせください。',
  duplicate_invoice: 'この請求書は、すでにお支払いのお申し込みがあります。お支払いの一覧をご確認ください。',
  transfer_person_name_not_kana: usersMessages.transfer_person_name_not_kana,
}
