import type { requestSchedules } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { nameAndAmount } from '../../platform/wording/public.ts'
import type { NoticeTexts } from '../../platform/notifications/public.ts'

export const requestSchedulesMessages: Messages<typeof requestSchedules> = {
  invoice_request_not_found: 'ご依頼が見つかりませんでした。',
  schedule_limit_reached:
    '毎月のご依頼は50件まで登録できます。不要な毎月のご依頼をやめてから、もう一度お試しください。',
  schedule_already_exists: 'このご依頼は、すでに毎月のご依頼に登録されています。',
  schedule_changed:
    'この毎月のご依頼は、ほかの画面で変更されています。最新の内容をご確認のうえ、もう一度入力してください。',
  schedule_not_found: '毎月のご依頼が見つかりませんでした。すでに終了した可能性があります。',
}

interface Prepared {
  readonly buyerName: string
  readonly amount: number
}

export const preparedNotice = ({
  buyerName,
  amount,
  draftId,
}: Prepared & { readonly draftId: number }): NoticeTexts => ({
  kind: 'request_prepared',
  title: `${nameAndAmount(buyerName, amount)}へのカード払いのご依頼の下書きを準備しました`,
  body: `${buyerName}への毎月のご依頼の下書きを準備しました。まだ送信されていません。\n請求書のファイルと番号、日付をご確認のうえ、お送りください。`,
  link: `/collections/draft/${draftId}`,
})

export const notPreparedNotice = ({ buyerName, amount }: Prepared): NoticeTexts => ({
  kind: 'request_prepared',
  title: `${nameAndAmount(buyerName, amount)}へのカード払いのご依頼の下書きを準備できませんでした`,
  body: `下書きが100件に達しているため、${buyerName}への毎月のご依頼の下書きを準備できませんでした。\n不要な下書きを削除し、前回のご依頼をもとに作成してください。`,
  link: '/collections/draft',
})
