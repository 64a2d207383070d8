const count = (items: number) => items.toLocaleString('ja-JP')

export const messages = {
  waiting: (items: number) => `連携サービスから登録されたお支払いが${count(items)}件あります`,
  waitingText: 'お申し込みいただくまで、カードのご利用は発生しません。',
  open: '連携サービスからのお支払いを見る',
  left: (items: number) => `連携サービスから登録されたお支払いが、あと${count(items)}件あります`,
  allDone: '連携サービスから登録されたお支払いは、すべてお申し込みいただきました',
  next: '次のお支払いへ',
  backToGroup: '登録されたお支払いの一覧へ',
  inProgress: 'このお支払いは、ほかの画面でお手続き中です。お手続きが終わると、この一覧に結果が表示されます。',
  supplierDeleted: (name: string) =>
    `連携サービスが指定した支払先「${name}」は、登録取引先から削除されています。請求書の内容と、支払先・振込先口座をご確認ください。`,
  discarded: {
    title: 'このお支払いは除外されています',
    text: '連携サービスからのお支払いの一覧で除外されたため、このままではお申し込みいただけません。お支払いになる場合は、連携サービスの登録から切り離してください。入力した内容は残ります。',
    detach: '切り離して、お支払いを続ける',
  },
  paid: {
    title: (id: string) => `このお支払いは、${id}でお申し込み済みです`,
    text: '同じお支払いを二重に申し込むことはできません。',
    open: (id: string) => `${id}を開く`,
  },
  notOpen: 'このお支払いは、すでにお申し込みいただいているか、除外されています。最新の内容をご確認ください。',
} as const
