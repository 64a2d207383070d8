import type { externalClients, preGroups } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { invoiceFilesMessages } from '../invoice-files/public.ts'
import { yen } from '../../platform/wording/public.ts'
import { amountOverLimit } from '../gateway-answers/public.ts'

const gone = '連携サービスから登録されたお支払いが見つかりませんでした。すでに除外されている可能性があります。'

export const preItemRefusals = {
  pre_item_not_found: gone,
  pre_item_already_registered: 'このお支払いは、すでにお申し込みいただいています。お支払いの一覧をご確認ください。',
  pre_item_payment_in_progress:
    'このお支払いは、お手続きの途中です。カードの認証が終わっていない場合は、しばらく時間をおいてから、もう一度お試しください。',
} as const

export const preGroupsMessages: Messages<typeof preGroups> = { pre_group_not_found: gone, ...preItemRefusals }

export const externalClientsMessages: Messages<typeof externalClients> = {
  ...invoiceFilesMessages,
  pre_group_not_found: 'このお支払いのグループは見つかりませんでした。',
  pre_items_invalid: '登録できないお支払いが含まれています。内容をご確認ください。',
  too_many_pre_items:
    'お申し込みを待っているお支払いが1,000件に達しています。お申し込みまたは除外のあとに、もう一度お試しください。',
}

/** What is wrong with one field of an item. */
export const itemErrorMessages = {
  amount_over_limit: amountOverLimit,
  supplier_not_found: '支払先が見つかりませんでした。',
  supplier_not_allowed: 'この支払先へのお支払いは、お取り扱いできません。',
  supplier_is_own_company: '自社を支払先にすることはできません。',
  corporate_number_incorrect: '法人番号が正しくありません。13桁の番号をご確認ください。',
  registration_number_incorrect: '登録番号が正しくありません。Tと13桁の数字で入力してください。',
  registration_number_is_own: '登録番号が自社の番号になっています。請求書の発行元の登録番号を入力してください。',
  file_not_found: 'ファイルが見つかりませんでした。この連携サービスからアップロードしたファイルを指定してください。',
  transfer_person_name_not_kana: '振込名義は、カナ、英大文字、数字で30文字以内になるように指定してください。',
} as const

export const preparedNotice = ({
  groupId,
  clientName,
  count,
  amount,
}: {
  groupId: number
  clientName: string
  count: number
  amount: number
}) =>
  ({
    kind: 'pre_group_registered',
    title: `${clientName}から、お支払い${count.toLocaleString('ja-JP')}件（合計${yen(amount)}）の準備が登録されました`,
    body: `${clientName}から、お支払い${count.toLocaleString('ja-JP')}件の準備が登録されました。\n内容をご確認のうえ、お申し込みください。カードのご利用は、お申し込みいただくまで発生しません。`,
    link: `/payments/oauth/${groupId}`,
    asks: { about: `pre_group:${groupId}`, deadline: null },
  }) as const
