export const messages = {
  waitingTitle: 'お支払いの結果を確認しています',
  id: '申込番号',
  terms: { supplier: '支払先', amount: '請求金額（税込）', total: 'カードのお支払い合計', transferDate: '振込予定日' },
  requestTerms: { supplier: '請求元', total: 'お支払い金額', transferDate: '請求元への振込予定日' },
  dueDate: '支払期日',
  next: {
    title: 'これからの流れ',
    check: [
      '審査で確認したいことがある場合は、メールとお知らせでご連絡します。',
      '審査が完了すると、カードのお支払いが確定します。',
    ],
    transfer: '指定した振込日に、支払先の口座へ振り込みます。',
    transferUndecided: '審査のあと、支払先の口座へ振り込みます。',
    receipt: '振込が完了すると、手数料の領収書（適格請求書）をダウンロードできます。',
    requestTransfer: '審査のあと、請求元の口座へ振り込みます。お客さまからのお振り込みは不要です。',
  },
  approved: {
    createInvoice: { title: 'お申し込みが完了しました', lead: 'カードの承認が完了し、審査を開始しました。' },
    payRequest: { title: 'お支払いの手続きが完了しました', lead: 'カードの承認が完了し、請求元にお知らせしました。' },
    authoriseAgain: {
      title: 'カードの承認が完了しました',
      lead: '新しい承認で、審査を再開しました。以前の承認は取り消されます。',
    },
  },
  detail: 'お申し込みの内容を見る',
  requestDetail: 'お支払いの内容を見る',
  list: 'お支払いの一覧へ',
  another: '続けて別の請求書を支払う',
  patience:
    'カード会社からの回答を待っています。通常は数秒で終わります。この画面を閉じても、お申し込みは取り消されません。',
  longWait:
    'カード会社からの回答に時間がかかっています。このまま待つか、後ほどお支払いの一覧でご確認ください。同じ請求書をもう一度お申し込みにならないでください。',
  authentication:
    'カード会社の本人認証を続けると、お手続きが完了します。認証の画面で中止すると、別のカードを選べます。',
  paidMeanwhile: {
    title: 'この請求書はお申し込み済みです',
    number: (displayId: string) => `申込番号 ${displayId}`,
    text: '別の画面でのお申し込みが完了しています。こちらの画面でのお手続きは終了し、このお手続きによるカードへの請求は発生しません。もう一度お申し込みいただく必要はありません。',
  },
  declined: {
    draft: '入力した内容は、下書きに残っています。カードの情報だけ、もう一度ご入力ください。',
    application: '入力した内容が下書きに残っている場合は、カードの情報だけの入力でお支払いいただけます。',
    request: 'ご依頼は、支払い待ちのままです。カードの情報だけ、もう一度ご入力ください。',
    requests: '支払い待ちの一覧へ',
    authorisation: '以前の承認は取り消されていません。新しい料金も発生していません。',
    payments: '要対応の一覧へ',
  },
  notFoundTitle: 'お支払いが見つかりません',
  notFound: 'お支払いの一覧からお探しください。',
  begin: '請求書を支払う',
  nextOpened: (displayId: string) => `${displayId}のお申し込みが完了しました。`,
  seePaid: '申込内容を見る',
} as const
