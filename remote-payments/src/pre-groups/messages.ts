const count = (items: number) => `${items.toLocaleString('ja-JP')}件`

export const messages = {
  title: '連携サービスからのお支払い',
  lead: '会計ソフトなどの連携サービスから登録された、お支払いの準備です。内容をご確認のうえ、1件ずつお申し込みください。',
  create: '請求書を支払う',
  caption: '連携サービスから登録されたお支払いのグループ',
  newest: '登録が新しい順',
  columns: { client: '連携サービス', created_at: '登録日時', total: '合計金額', progress: 'お申し込み' },
  progress: (registered: number, items: number) => `${count(items)}のうち${count(registered)}お申し込み済み`,
  allRegistered: 'すべてお申し込み済み',
  empty: {
    title: '連携サービスからのお支払いはありません',
    description:
      '会計ソフトなどの連携サービスでお支払いを登録すると、ここに表示されます。連携サービスの一覧は、アカウントの設定からご確認いただけます。',
  },

  loading: '連携サービスからのお支払いを読み込んでいます',
  groupTitle: (client: string) => `${client}からのお支払い`,
  groupLead: (day: string) => `${day}に登録されました。カードのご利用は、お申し込みいただくまで発生しません。`,
  list: '連携サービスからのお支払い',
  backToList: '登録されたお支払いの一覧へ',
  notFound: {
    title: 'お支払いのグループが見つかりません',
    description: 'すべて除外されたか、アドレスが正しくない可能性があります。',
  },
  facts: { items: '件数', total: '合計金額' },
  itemsCaption: 'このグループのお支払い',
  item: {
    supplier: '支払先',
    due_date: '支払期日',
    amount: '金額',
    files: '請求書',
    state: '状態',
    actions: '操作',
    unnamed: '支払先 未登録',
    reference: (text: string) => `管理番号 ${text}`,
    newSupplier: '新しい支払先',
  },
  noFile: 'なし',
  seeInvoice: '請求書を見る',
  seeInvoiceOf: (name: string) => `${name}：請求書を見る`,
  states: {
    open: '未申込',
    begun: '入力の途中',
    inProgress: '手続き中',
    registered: 'お申し込み済み',
    discarded: '除外',
  },
  inProgress: 'ほかの画面でお手続き中です',
  resume: '続きから入力する',
  resumeOf: (name: string) => `${name}：続きから入力する`,
  pay: 'この内容で支払う',
  payOf: (name: string) => `${name}：この内容で支払う`,
  seePayment: (id: string) => `${id}を見る`,
  discard: '除外する',
  discardOf: (name: string) => `${name}：除外する`,
  discardRest: '残りをすべて除外する',
  confirmItem: {
    title: 'このお支払いを除外しますか',
    text: (name: string) => `${name}へのお支払いを、お申し込みの対象から外します。除外したお支払いは元に戻せません。`,
    yes: '除外する',
  },
  confirmRest: {
    title: '残りのお支払いをすべて除外しますか',
    text: (left: number) =>
      `まだお申し込みいただいていない${count(left)}を、お申し込みの対象から外します。除外したお支払いは元に戻せません。`,
    yes: 'すべて除外する',
  },
  discarded: 'お支払いを除外しました。',
  refusals: {
    pre_group_not_found: 'このグループは、すでにすべて除外されています。',
    pre_item_not_found: 'このお支払いは、すでに除外されています。',
    pre_item_already_registered: 'このお支払いは、すでにお申し込みいただいているため、除外できません。',
    pre_item_payment_in_progress:
      'お手続き中のお支払いがあるため、除外できません。カードの認証が終わってから、もう一度お試しください。',
  },
} as const
