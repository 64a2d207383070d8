export const messages = {
  caption: 'ご依頼の一覧',
  search: '依頼先・メールアドレス・請求書番号で検索',
  orders: {
    newest: '依頼が新しい順',
    due: '支払期日が早い順',
    dueLatest: '支払期日が遅い順',
    amountHigh: '金額が大きい順',
    amountLow: '金額が小さい順',
  },
  ranges: { amount: '請求金額', due: '支払期日' },
  columns: {
    buyer: '依頼先',
    number: '番号',
    due: '支払期日',
    depositDay: '入金日',
    amount: '請求金額',
    status: '状態',
  },
  undecided: '未定',
  noDeposit: 'なし',
  empty: {
    request: { title: '依頼中のものはありません', description: 'お支払いを待っている依頼が、ここに表示されます。' },
    decided: {
      title: '入金予定のものはありません',
      description: '確認が終わり、入金日が決まった依頼が、ここに表示されます。',
    },
    history: {
      title: 'まだ履歴がありません',
      description: '入金が終わった依頼、期限切れやキャンセルになった依頼が、ここに表示されます。',
    },
  },
  noMatch: {
    title: '条件に合う依頼が見つかりません',
    description: '検索する言葉や絞り込みの条件を変えてお試しください。',
  },
} as const
