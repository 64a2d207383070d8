import { type collections, maxExportedInvoices } from '@invoice-card/contracts'
import type { Messages } from '../../../platform/http/public.ts'
import { yen } from '../../../platform/wording/public.ts'

export const tooManyRequestMails =
  'この宛先には、ご依頼のメールを一日にお送りできる回数の上限までお送りしています。時間をおくか、メールを送らずにリンクをお伝えください。'

const closed = 'このご依頼は終了しています。画面を再読み込みして、最新の状態をご確認ください。'

const changedMeanwhile =
  'このご依頼は、ほかの画面で変更されています。最新の内容をご確認のうえ、もう一度入力してください。'

/** Of a change of the addressee; a request that is made has its own message. */
export const buyerLeftMeanwhile =
  'この宛先が、ただいまご利用いただけない状態になりました。宛先は変更されていません。もう一度お試しください。'

export const collectionsMessages: Messages<typeof collections> = {
  invoice_request_not_found: 'ご依頼が見つかりませんでした。',
  company_not_verified:
    'カード払いのご依頼をお送りいただくには、会社の確認が必要です。「登録情報」の「会社の確認」からお手続きください。',
  supplier_not_found: '取引先が見つかりませんでした。取引先を選び直してください。',
  supplier_not_allowed:
    'この取引先には、確認の結果ご依頼いただけません。別の取引先を選択してください。詳しくは、お問い合わせください。',
  account_not_found: '入金先の口座が見つかりませんでした。口座を選び直してください。',
  file_not_found: '請求書ファイルが見つかりませんでした。もう一度アップロードしてください。',
  draft_not_found: '下書きが見つかりませんでした。お手続きが完了したか、保存期間が過ぎた可能性があります。',
  draft_already_sent: 'この下書きのご依頼は、別の画面から送信済みです。',
  supplier_person_name_unsuitable: 'ご担当者名をご確認ください。',
  request_amounts_wrong: '金額の内訳と合計が一致していません。内容をご確認ください。',
  service_fee_changed: '手数料が変わりました。画面を再読み込みして、内容をご確認ください。',
  deposit_date_not_available: 'この入金日は選択できません。別の日を選択してください。',
  payment_due_date_not_available: 'この支払期日は指定できません。本日以降の日を選択してください。',
  amount_over_limit: '一度にご依頼いただける金額の上限を超えています。',
  too_many_invoices_to_export: `一度に出力できるのは${maxExportedInvoices.toLocaleString('ja-JP')}件までです。入金日などの条件で絞り込んでから、もう一度お試しください。`,
  duplicate_invoice: '同じ請求書がすでに使用されています。',
  duplicate_request: '同じ依頼先、請求書番号、金額のご依頼がすでにあります。内容をご確認ください。',
  supplier_already_exists: 'この取引先はすでに登録されています。登録済みの取引先から選択してください。',
  corporate_number_incorrect: '法人番号が正しくありません。13桁の番号をご確認ください。',
  registration_number_incorrect: '登録番号が正しくありません。Tと13桁の番号をご確認ください。',
  buyer_is_own_company: '貴社宛てのご依頼はできません。依頼先をご確認ください。',
  buyer_not_available:
    '依頼先が、ただいまご利用いただけない状態になりました。ご依頼は作成されていません。宛先をご確認のうえ、もう一度お試しください。',
  account_is_payers: '依頼先と同じ名義の口座は、入金先にできません。別の口座を選択してください。',
  account_was_returned: 'この口座には入金できません。口座を修正するか、別の口座を選択してください。',
  deposit_account_not_required:
    'このご依頼の入金先は変更できません。画面を再読み込みして、最新の状態をご確認ください。',
  request_already_paid: 'お支払いの手続きが完了しているため、取り下げられません。',
  request_payment_in_progress: '依頼先がお支払いの手続き中です。しばらくしてから、もう一度お試しください。',
  request_already_closed: closed,
  request_addressee_changed: changedMeanwhile,
  request_dates_changed: changedMeanwhile,
  request_already_linked:
    '依頼先がこのご依頼を受け取っているため、メールアドレスは変更できません。別のメールアドレスに依頼する場合は、このご依頼を取り下げて、新しくご依頼ください。',
  request_not_mailed:
    'このご依頼はリンクのみでお渡ししています。メッセージを送るには、先にご依頼のメールを送信してください。',
}

export const requestAmountMessages = {
  tooLarge: (amount: number, largest: number) =>
    `一度にご依頼いただけるのは${yen(largest)}までです。請求金額の${yen(amount)}をご確認ください。`,
  tooSmall: (fee: number) => `請求金額は、手数料の${yen(fee)}より大きい金額を入力してください。`,
} as const
