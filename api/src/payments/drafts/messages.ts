import type { drafts } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'

export const draftsMessages: Messages<typeof drafts> = {
  draft_not_found: '下書きが見つかりませんでした。お手続きが完了したか、保存期間が過ぎた可能性があります。',
  draft_changed: 'この下書きは、ほかの画面で変更されています。もう一度開いてご確認ください。',
  draft_already_applied: 'この請求書はお申し込み済みのため、下書きは保存されません。',
  draft_already_split: 'このファイルは請求書ごとに分けられています。分けられた請求書の下書きからお進みください。',
  draft_limit_reached: '下書きは100件まで保存できます。不要な下書きを削除してください。',
}
