export const messages = {
  search: '請求先の名前・メールアドレスで検索',
  caption: '請求の一覧',
  buyer: '請求先',
  status: '状況',
  due: 'お支払期限',
  deposit: '入金日',
  undecided: '未定',
  amount: '請求金額',
  empty: {
    request: { title: '請求中のものはありません', text: 'お客さまのお支払いを待っている請求が、ここに表示されます。' },
    decided: { title: '入金予定のものはありません', text: '確認が終わり、入金日が決まった請求が、ここに表示されます。' },
    history: { title: 'まだ履歴がありません', text: '入金が終わった請求、期限切れやキャンセルになった請求が、ここに表示されます。' },
  },
  notFoundTitle: '条件に合う請求が見つかりません',
  notFoundText: '検索のことばを短くするか、別のことばでお試しください。',
  clear: '検索条件を消す',
} as const
