const count = (rows: number) => `${rows.toLocaleString('ja-JP')}件`

export const messages = {
  titles: { running: 'まとめて支払っています', over: 'まとめて支払った結果' },
  progress: (place: number, rows: number, name: string) => `${count(rows)}中${count(place)}目：${name}`,
  /** While others follow, and of the last one that is paid. */
  patience: {
    followed:
      '1件ずつ順番に支払っています。カード会社の画面に移動したときは、認証を完了すると、自動で次のお支払いに進みます。',
    last: 'カード会社の画面に移動したときは、認証を完了してください。',
  },
  authentication: {
    followed:
      '本人認証を続けると、結果を確認して次のお支払いに進みます。認証の画面で中止すると、このお支払いは行われず、次のお支払いに進みます。',
    last: '本人認証を続けると、結果を確認できます。認証の画面で中止すると、このお支払いは行われません。',
  },
  offline: {
    followed: 'このお支払いと残りのお支払いは、まだ行われていません。接続を確認して、続けてください。',
    last: 'このお支払いは、まだ行われていません。接続を確認して、続けてください。',
  },
  goOn: '支払いを続ける',
  stop: '残りの支払いを止める',
  halted: 'お手続き中のお支払いが終わると、残りは支払わずに終了します。',
  caption: 'まとめて支払った請求書',
  columns: {
    supplier: '支払先',
    number: '請求書番号',
    total: '合計',
    state: '結果',
    actions: '操作',
  },
  none: 'なし',
  states: {
    waiting: '順番を待っています',
    notMade: '未実行',
    open: '処理中',
    paid: 'お申し込み済み',
    paidElsewhere: '別の画面でお申し込み済み',
    failed: '支払えませんでした',
  },
  seePayment: (displayId: string) => `${displayId}を開く`,
  earlier: (displayId: string) => `この請求書は、${displayId}でお申し込み済みです。`,
  see: { draft: '内容を確認する', request: 'ご依頼を開く' },
  seeOf: {
    draft: (name: string) => `${name}の内容を確認する`,
    request: (name: string) => `${name}のご依頼を開く`,
  },
  gone: '下書きはすでにありません',
  summary: (paid: number, failed: number, notMade: number) =>
    [
      paid > 0 && `${count(paid)}のお支払いを申し込みました。`,
      failed > 0 && `${count(failed)}は支払えませんでした。`,
      notMade > 0 && `${count(notMade)}は実行していません。`,
    ]
      .filter(Boolean)
      .join(''),
  total: (rows: number) => `カードのお支払い合計（${count(rows)}）`,
  leftOut: (rows: number) => `一緒に選択した${count(rows)}は、お支払いに含まれていません。`,
  seeLeftOut: (rows: number) => `含まれていない${count(rows)}を確認する`,
  after: 'お申し込み済みのものは、担当者の審査のあと、それぞれの振込日に支払先の口座へ振り込みます。',
  stopped: {
    card: 'このカードではお支払いいただけないため、残りの支払いを止めました。別のカードで残りを支払うことができます。',
    everything: '現在お支払いいただけないため、残りの支払いを止めました。理由は、下の一覧をご確認ください。',
    session:
      '途中でサインアウトされたため、残りの支払いを止めました。続けるときは、もう一度カードを選んでお支払いください。',
    user: '残りの支払いを止めました。続けるときは、もう一度カードを選んでお支払いください。',
  },
  payRest: (rows: number) => `残りを支払う（${count(rows)}）`,
  payRestWithAnotherCard: (rows: number) => `別のカードで残りを支払う（${count(rows)}）`,
  elsewhere: 'お申し込み済みのお支払いはお支払いの一覧に、支払っていないものは下書きと支払い待ちの一覧にあります。',
  payments: 'お支払いの一覧へ',
  drafts: '下書きの一覧へ',
  requests: '支払い待ちの一覧へ',
} as const
