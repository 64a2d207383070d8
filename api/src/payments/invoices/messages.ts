import { maxExportedInvoices, type invoices } from '@invoice-card/contracts'
import { supplierFrozen } from '../../platform/freezes/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import { amountOverLimit, cardRefusals } from '../gateway-answers/public.ts'
import { preItemRefusals } from '../pre-groups/public.ts'
import { usersMessages } from '../../identity/users/public.ts'

export const invoicesMessages: Messages<typeof invoices> = {
  supplier_not_found: '支払先が見つかりませんでした。支払先を選び直してください。',
  account_not_found: '振込先口座が見つかりませんでした。口座を選び直してください。',
  file_not_found: '請求書ファイルが見つかりませんでした。もう一度アップロードしてください。',
  file_already_used: '選択されたファイルは、ほかのお申し込みですでに使われています。別のファイルを選択してください。',
  draft_not_found: '下書きが見つかりませんでした。すでに削除されているか、お申し込みが完了している可能性があります。',
  commission_changed: '手数料が変更されました。最新の手数料をご確認のうえ、もう一度お申し込みください。',
  duplicate_invoice: 'この請求書はすでにお申し込みいただいています。お支払いの一覧をご確認ください。',
  transfer_date_not_available: '選択された振込日は指定できません。別の振込日を選択してください。',
  supplier_is_own_company: '自社へのお支払いにはご利用いただけません。支払先をご確認ください。',
  account_is_own_company: '自社の口座にはお支払いいただけません。振込先の口座をご確認ください。',
  supplier_frozen: supplierFrozen,
  supplier_not_allowed:
    'この支払先には、確認の結果お支払いいただけません。別の支払先を選択してください。詳しくは、お問い合わせください。',
  supplier_already_exists: 'この支払先はすでに登録されています。登録済みの支払先から選択してください。',
  corporate_number_incorrect: '法人番号が正しくありません。13桁の番号をご確認ください。',
  registration_number_incorrect: '登録番号が正しくありません。Tと13桁の数字で入力してください。',
  registration_number_is_own: '登録番号が自社の番号になっています。請求書の発行元の登録番号を入力してください。',
  amount_over_limit: amountOverLimit,
  ...cardRefusals,
  bank_not_found: '金融機関が見つかりませんでした。金融機関を選び直してください。',
  branch_not_found: '支店が見つかりませんでした。支店を選び直してください。',
  holder_not_convertible: '口座名義に使用できない文字が含まれています。カタカナ、英数字で入力してください。',
  transfer_person_name_not_kana: usersMessages.transfer_person_name_not_kana,
  ...preItemRefusals,
  promotion_code_invalid: 'プロモーションコードが正しくないか、有効期限が切れています。',
  too_many_invoices_to_export: `一度に出力できるのは${maxExportedInvoices.toLocaleString('ja-JP')}件までです。振込日などの条件で絞り込んでから、もう一度お試しください。`,
  invoice_not_found: 'お支払いが見つかりませんでした。お支払いの一覧をご確認ください。',
  invoice_not_editable: 'このお支払いはすでに審査が進んでいるため、変更できません。',
  invoice_changed:
    'このお支払いの内容は、ほかの画面で変更されています。最新の内容を読み込んで、もう一度ご確認ください。',
  card_authorisation_required:
    'コメントやファイルだけではお受けできません。このお支払いには、カードの承認のやり直しが必要です。',
  invoice_already_transferred: '振込が完了しているため、キャンセルできません。',
  invoice_already_cancelled: 'このお支払いは、キャンセルや引き受け不可などにより、すでに終了しています。',
  cancel_deadline_passed: 'キャンセルの期限（振込日の前営業日 23:59）を過ぎているため、キャンセルできません。',
  receipt_not_available: '領収書は振込完了後に発行されます。振込完了までお待ちください。',
  result_message_not_found: '結果コードが見つかりませんでした。',
}
