export const messages = {
  search: '依頼先の名前・メールアドレスで検索',
  caption: 'ご依頼の一覧',
  buyer: '依頼先',
  status: '状態',
  due: '支払期日',
  deposit: '入金日',
  undecided: '未定',
  amount: '請求金額',
  empty: {
    request: { title: '依頼中のものはありません', text: 'お支払いを待っている依頼が、ここに表示されます。' },
    decided: { title: '入金予定のものはありません', text: '確認が終わり、入金日が決まった依頼が、ここに表示されます。' },
    history: { title: 'まだ履歴がありません', text: '入金が終わった依頼、期限切れやキャンセルになった依頼が、ここに表示されます。' },
  },
  notFoundTitle: '条件に合う依頼が見つかりません',
  notFoundText: '検索する言葉や絞り込みの条件を変えてお試しください。',
  clear: '条件をすべて解除する',
} as const
