import type { DuePaymentKind } from '@invoice-card/contracts'

const count = (number: number) => `${number.toLocaleString('ja-JP')}件`

export const dueMessages = {
  title: '今後30日の支払いと振込',
  description: 'お申し込み済みのものは、振込日に表示します。',
  none: '今後30日に、支払うものと振込の予定はありません。',
  pay: '請求書を支払う',
  noneOn: (day: string) => `${day}に、支払うものと振込の予定はありません。`,
  calendar: '今後30日のカレンダー',
  weekdays: ['日', '月', '火', '水', '木', '金', '土'],
  today: '本日',
  count,
  allDays: 'すべての日を表示する',
  list: '日ごとの一覧',
  more: (rows: number) => `他${count(rows)}を表示する`,
  rest: (rows: number) => `他${count(rows)}は、それぞれの一覧でご確認ください。`,
  payDue: ({ drafts, requests }: { drafts: number; requests: number }) =>
    `${[requests > 0 && `依頼${count(requests)}`, drafts > 0 && `下書き${count(drafts)}`].filter(Boolean).join('と')}を${drafts + requests > 1 ? 'まとめて' : ''}支払う`,
  pressSum: (rows: number, amount: string) => `${count(rows)}、カードのお支払い合計 ${amount}`,
  pressUnknown: (rows: number) => `${count(rows)}、金額 未入力`,
  payPrepared: '連携サービスからのお支払いへ進む',
  payDrafts: '下書きを選んで続けて支払う',
  lists: { waiting: '支払い待ち', draft: '下書き' },
  unnamed: '支払先 未入力',
  noAmount: '金額 未入力',
  partlyUnknown: (amount: string, drafts: number) => `${amount}、金額 未入力 ${count(drafts)}`,
  kinds: { request: '支払い待ち', draft: '下書き', prepared: '未申込' } satisfies Partial<
    Record<DuePaymentKind, string>
  >,
  payUntil: 'カード払いの期限',
  applyUntil: '支払期日に間に合う期限',
  fee: (amount: string) => `手数料 ${amount}`,
  noFee: '手数料なし',
  sums: {
    unknown: (rows: number) => `これから支払う ${count(rows)}、金額 未入力`,
    notIncluded: (drafts: number) => `金額 未入力の${count(drafts)}は含みません。`,
    toPay: (rows: number) => `これから支払う ${count(rows)}`,
    fee: '手数料（税込）',
    total: 'カードのお支払い合計',
    applied: (rows: number, amount: string) => `お申し込み済み ${count(rows)}、振込額 ${amount}`,
  },
} as const
