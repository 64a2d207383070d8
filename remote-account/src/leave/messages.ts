import { closureConfirmation } from '@invoice-card/contracts'

const cases = (count: number) => `${count.toLocaleString('ja-JP')}件`

export const messages = {
  title: '退会',
  description: '退会すると、サービスのご利用が終了します。お手続きの前に、次の内容をご確認ください。',
  back: 'アカウントに戻る',
  beforeTitle: '先にデータを保存してください',
  beforeText:
    '退会すると、お支払いの記録や請求書のファイルは、画面からもダウンロードからも取り出せなくなります。作成済みのデータも、退会と同時に削除されます。',
  toData: 'データをダウンロードする',
  hindrances: '退会の前に完了が必要なお手続き',
  hindrancesTitle: (count: number) => `お手続き中のお支払いなどが${cases(count)}あるため、まだ退会できません`,
  hindrancesText: 'すべて完了、またはキャンセルすると、退会のお手続きができるようになります。',
  hindrancesMore: (shown: number) => `先頭の${cases(shown)}を表示しています。`,
  caption: '退会の前に完了が必要なお手続きの一覧',
  name: '支払先・依頼先',
  created: '申込日・依頼日',
  kind: '内容',
  amount: '金額',
  unnamed: '名称未登録',
  kinds: {
    payment: 'お支払い',
    request: 'カード払いのご依頼',
    card_payment: 'カードの確認中のお支払い',
    returned_transfer: '振込の戻り（対応を確認中）',
  },
  refresh: '最新の状況を確認する',
  ends: '退会すると終了・削除されるもの',
  access: 'サインイン',
  accessText: 'すべてのご担当者がサインアウトされ、サインインできなくなります。',
  cards: '登録したカード',
  cardsText: (count: number) =>
    count === 0
      ? '登録したカードはありません。'
      : `${cases(count)}のカード情報を、カード会社との連携先からも削除します。`,
  drafts: '下書き',
  draftsText: (count: number) => (count === 0 ? '下書きはありません。' : `${cases(count)}の下書きを削除します。`),
  openRequests: 'カード払いのご依頼（送信済み）',
  openRequestsText: (count: number) =>
    `お支払い待ちの${cases(count)}を取り下げます。メールでご依頼した依頼先には、メールでお知らせします。`,
  receivedRequests: 'カード払いのご依頼（受信）',
  receivedRequestsText: (count: number) => `お支払いがまだの${cases(count)}を辞退し、請求元にお知らせします。`,
  schedules: '毎月のご依頼',
  schedulesText: (count: number) => `${cases(count)}をやめます。下書きは、準備されなくなります。`,
  programs: '連携サービス',
  programsText: (count: number) => (count === 0 ? '連携サービスはありません。' : `${cases(count)}の連携を解除します。`),
  retained: '退会した後も当社で保管する記録',
  retainedText:
    '法令（電子帳簿保存法、消費税法など）で保存が義務づけられているため、お取引の記録は、退会した後も7年間（繰越欠損金がある場合などは10年間）保管します。この期間は、削除のご依頼をお受けできません。',
  retainedInvoices: 'お支払いとご依頼の記録',
  retainedFiles: '請求書などのファイル',
  retainedReceipts: '領収書',
  cases,
  /** By the form of business. */
  again: {
    1: '退会した後に、同じメールアドレスと法人番号で新規登録することもできます。その場合も、退会前のデータは引き継がれません。',
    2: '退会した後に、同じメールアドレスで新規登録することもできます。その場合も、退会前のデータは引き継がれません。',
  },
  form: '退会のお手続き',
  password: '現在のパスワード',
  passwordMissing: '現在のパスワードを入力してください。',
  confirmation: `確認のため「${closureConfirmation}」と入力`,
  confirmationWrong: `「${closureConfirmation}」と入力してください。`,
  submit: '退会の確認へ進む',
  dialog: {
    title: '退会しますか',
    lead: (company: string) => `${company}のアカウントを閉じます。この操作は元に戻せません。`,
    cancel: '戻る',
    confirm: '退会する',
  },
} as const
