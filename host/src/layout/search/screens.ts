import type { RemoteName } from '@invoice-card/environment'
import { paths } from '../../navigation/paths.ts'

interface Screen {
  readonly path: string
  /** The screen's own title, as its route has it. */
  readonly title: string
  /** What else people call what they find there. */
  readonly words: string
  /** Something new is begun there: offered only while the remote takes new things. */
  readonly beginsNew?: true
}
export interface SearchedScreen extends Screen {
  /** Of the host's own screens there is none. */
  readonly remote?: RemoteName
}

const own: readonly Screen[] = [
  { path: paths.topPage.getHref(), title: 'トップページ', words: 'ホーム 状況 期限' },
  { path: paths.notifications.getHref(), title: 'お知らせ', words: '通知 未読 メッセージ' },
  { path: paths.termsOfService.getHref(), title: '利用規約', words: '約款 規則' },
]

const payments: readonly Screen[] = [
  {
    path: paths.payments.getHref('create'),
    title: '請求書のアップロード',
    words: '支払う 新しいお支払い お申し込み 手数料 料金 プラン',
    beginsNew: true,
  },
  { path: '/payments/invoicepayment', title: '支払先を選ぶ', words: '支払う 手数料 料金', beginsNew: true },
  { path: paths.payments.getHref('draft'), title: '下書き', words: 'お支払い 保存 途中' },
  { path: paths.payments.getHref('waiting'), title: '支払い待ちのご依頼', words: '受け取った請求 届いた請求 未払い' },
  { path: paths.payments.getHref('review'), title: '審査中のお支払い', words: '要対応 対応が必要' },
  { path: paths.payments.getHref('reserved'), title: '振込予約済みのお支払い', words: '振込予定' },
  { path: paths.payments.getHref('history'), title: 'お支払いの履歴', words: '領収書 明細 振込完了 CSV' },
  { path: '/payments/oauth', title: '連携サービスからのお支払い', words: 'お支払いの準備 アプリ' },
]

const collections: readonly Screen[] = [
  {
    path: paths.collections.getHref('create'),
    title: '請求書の選択',
    words: '依頼する 新しいご依頼 カード払いのご依頼',
    beginsNew: true,
  },
  { path: paths.collections.getHref('request'), title: '依頼中の一覧', words: '送ったご依頼' },
  { path: paths.collections.getHref('decided'), title: '入金予定の一覧', words: '入金日 売上' },
  { path: paths.collections.getHref('history'), title: 'ご依頼の履歴', words: '入金完了 領収書 CSV' },
  { path: paths.collections.getHref('draft'), title: 'ご依頼の下書き', words: '保存 途中' },
  { path: '/collections/schedule', title: '毎月のご依頼', words: '定期 繰り返し 自動 毎月' },
]

const suppliers: readonly Screen[] = [
  {
    path: paths.suppliers.getHref(),
    title: '登録取引先',
    words: '支払先 振込口座 振込先口座 銀行口座 仕入先',
  },
  {
    path: paths.addSupplier.getHref(),
    title: '取引先の情報の入力',
    words: '取引先の登録 取引先の追加 支払先の登録 支払先の追加',
    beginsNew: true,
  },
]

const account: readonly Screen[] = [
  { path: paths.account.getHref(), title: 'アカウント', words: '設定 マイページ サインイン情報 ログイン' },
  {
    path: '/myaccount/company',
    title: '登録情報',
    words: '会社情報 ご担当者 電話番号 住所 振込名義 会社の確認 設定',
  },
  {
    path: paths.accountCreditCards.getHref(),
    title: 'お支払い方法',
    words: 'クレジットカード カードの登録 カード番号 有効期限',
  },
  {
    path: paths.accountSecurity.getHref(),
    title: 'セキュリティ設定',
    words: '2段階認証 二段階認証 端末 サインアウト ログアウト',
  },
  { path: '/myaccount/security/history', title: 'サインインの履歴', words: 'ログイン セキュリティ' },
  { path: '/myaccount/edit-password', title: 'パスワードの変更', words: '暗証 設定' },
  { path: paths.editEmailAddress.getHref(), title: 'メールアドレスの変更', words: 'email アドレス 設定' },
  { path: '/myaccount/programs', title: '連携サービス', words: '外部サービス アプリ API 許可' },
  { path: '/myaccount/data', title: 'データのダウンロード', words: 'エクスポート バックアップ 書き出し CSV' },
  { path: '/myaccount/leave', title: '退会', words: '解約 アカウントの削除' },
]

const of = (remote: RemoteName, listed: readonly Screen[]): SearchedScreen[] =>
  listed.map(screen => ({ ...screen, remote }))

/** The screens that the search offers by a word: those that are entered without knowing a row. */
export const screens: readonly SearchedScreen[] = [
  ...own,
  ...of('remote_account', account),
  ...of('remote_payments', payments),
  ...of('remote_collections', collections),
  ...of('remote_suppliers', suppliers),
]
