export const messages = {
  title: 'お支払いの履歴',
  description: (name: string) => `${name}へのお支払いです。`,
  sums: {
    title: '年ごとの合計', description: '振込日の年ごとの合計です。キャンセルしたお支払いは含みません。年を選ぶと、その年のお支払いだけを表示します。',
    year: '年', count: '件数', amount: '金額', commission: '手数料（税込）', yearLabel: (year: number) => `${year}年`, counted: (count: number) => `${count.toLocaleString('ja-JP')}件`, planned: (amount: string) => `うち振込予定 ${amount}`,
  },
  list: 'お支払いの一覧',
  search: '請求書番号・申込番号で検索',
  orders: { transferLatest: '振込日が遅い順', transfer: '振込日が早い順', newest: '申込が新しい順', amountHigh: '金額が大きい順', amountLow: '金額が小さい順' },
  statuses: { actionRequired: '要対応', review: '審査中', reserved: '振込予約済み', transferred: '振込完了', cancelled: 'キャンセル' },
  ranges: { amount: '金額', transferDay: '振込日' },
  columns: { number: '番号', transferDay: '振込日', amount: '金額', commission: '手数料', status: '状態' },
  undecided: '未定', noTransfer: 'なし',
  empty: { title: 'まだお支払いはありません', description: 'この取引先へのお支払いを申し込むと、ここに表示されます。', rejected: 'この取引先へのお支払いの記録はありません。' },
  pay: 'この取引先に支払う',
  noMatch: { title: '条件に合うお支払いが見つかりません', description: '検索する言葉や絞り込みの条件を変えてお試しください。' },
} as const
