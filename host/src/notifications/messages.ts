import type { NotificationKind } from '@invoice-card/contracts'

const count = (rows: number) => rows.toLocaleString('ja-JP')

const payment = 'お支払いを開く'
const request = 'ご依頼を開く'
const supplier = '取引先を開く'
const security = 'セキュリティ設定を開く'

export const notificationMessages = {
  title: 'お知らせ',
  caption: 'お知らせの一覧',
  unread: '未読',
  search: '取引先名・金額・本文のキーワードで検索',
  tabs: 'お知らせの表示',
  tab: { unread: '未読', action: '要対応', all: 'すべて' },
  kind: '種類',
  day: '日付',
  kinds: {
    payment: 'お支払い',
    received: '届いたご依頼',
    sent: '送ったご依頼',
    supplier: '登録取引先',
    account: 'アカウント・その他',
  },
  columns: { title: '内容', kind: '種類', date: '日時' },
  newest: '新しい順',
  until: 'まで',
  actionRequired: '要対応',
  answered: '対応済み',
  over: '期限を過ぎました',
  deadline: 'ご対応期限',
  asks: 'ご対応をお願いします',
  select: '既読にする',
  confirmed: (rows: number) => `${count(rows)}件を既読にしました。`,
  confirmAll: 'すべて既読にする',
  confirmedAll: 'すべてのお知らせを既読にしました。',
  confirmFailed: '既読にできませんでした。しばらくしてから、もう一度お試しください。',
  empty: {
    unread: { title: '未読のお知らせはありません', description: '新しいお知らせが届くと、ここに表示されます。' },
    action: {
      title: '対応が必要なお知らせはありません',
      description: 'ご対応をお願いすることがあると、期限とともにここに表示されます。',
    },
    all: {
      title: 'お知らせはまだありません',
      description: 'お支払いのお申し込みや振込の完了など、お客さまへのお知らせがここに表示されます。',
    },
  },
  noMatch: '条件に合うお知らせが見つかりません',
  showAll: 'すべてのお知らせを見る',
  notFoundTitle: 'お知らせが見つかりません',
  notFound: '削除されたか、アドレスが正しくない可能性があります。',
  failedTitle: 'お知らせを読み込めませんでした',
  changePassword: 'パスワードを変更する',
  back: 'お知らせ一覧',
} as const

/** What the button of a notification says: where it leads. */
export const subjectLabels: Readonly<Record<NotificationKind, string>> = {
  registration_result: 'トップページを開く',
  verification_letter_sent: '確認コードを入力する',
  company_verified: '登録情報を開く',
  invoice_applied: payment,
  invoice_amount_changed: payment,
  invoice_action_required: 'お支払いを開いて対応する',
  invoice_completed: payment,
  invoice_transferred: payment,
  invoice_cancelled: payment,
  // Payer and seller of a request get these alike.
  transfer_returned: '内容を確認する',
  transfer_resent: '内容を確認する',
  transfer_refunded: '内容を確認する',
  card_expiring: 'お支払い方法を開く',
  request_received: 'ご依頼を開いて回答する',
  request_reminder: 'ご依頼を開いて回答する',
  request_message: 'ご依頼を開いて回答する',
  request_cancelled: request,
  request_expired: request,
  request_dates_changed: 'ご依頼を開いて回答する',
  request_linked: request,
  request_paid: request,
  request_declined: request,
  request_completed: request,
  request_account_required: request,
  request_transferred: request,
  request_payment_cancelled: request,
  request_lapsed: request,
  request_prepared: '下書きを開く',
  request_mail_failed: request,
  new_device: security,
  password_changed: security,
  email_address_changed: security,
  security_settings_changed: security,
  use_suspended: '内容を確認する',
  external_client_connected: security,
  pre_group_registered: '準備されたお支払いを開く',
  supplier_account_changed: supplier,
  supplier_approved: supplier,
  supplier_rejected: supplier,
  data_export_ready: 'ダウンロードの画面を開く',
  data_export_failed: 'ダウンロードの画面を開く',
  other: '内容を確認する',
}
