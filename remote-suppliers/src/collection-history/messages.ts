import type { SumWords } from '../common/year-sums.tsx'

export const messages = {
  title: 'カード払いのご依頼の履歴',
  description: (name: string) => `${name}へお送りした、カード払いのご依頼です。`,
  sums: {
    title: '年ごとの合計',
    description:
      '支払期日の年ごとの合計です。カードで支払われたご依頼を、審査中のものも含めて集計しています。年を選ぶと、その年のご依頼だけを表示します。',
    year: '年',
    count: '件数',
    yearLabel: (year: number) => `${year}年`,
    counted: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  } satisfies SumWords,
  amounts: {
    amount: '金額',
    fee: '手数料（税込）',
    deposit: '入金額',
    planned: (amount: string) => `うち未入金 ${amount}`,
  },
  list: 'ご依頼の一覧',
  search: '依頼先・メールアドレス・請求書番号で検索',
  orders: {
    dueLatest: '支払期日が遅い順',
    due: '支払期日が早い順',
    newest: 'ご依頼が新しい順',
    amountHigh: '金額が大きい順',
    amountLow: '金額が小さい順',
  },
  ranges: { amount: '金額', due: '支払期日' },
  columns: {
    number: '番号',
    due: '支払期日',
    depositDay: '入金日',
    amount: '金額',
    deposit: '入金額',
    status: '状態',
  },
  undecided: '未定',
  noDeposit: 'なし',
  empty: {
    title: 'まだご依頼はありません',
    description: 'この取引先へカード払いのご依頼を送ると、ここに表示されます。',
  },
  noMatch: '条件に合うご依頼が見つかりません',
} as const
