export const calculationMessages = {
  title: '入金額の計算', lead: '手数料は貴社のご負担です。ご依頼先の手数料はありません。',
  sum: '小計（税抜）', discount: '値引き', standardTax: '消費税（10％）', reducedTax: '消費税（8％）', billing: '請求金額（税込）',
  fee: (rate: number) => `サービス手数料（税込・${rate}％）`, deposit: '入金額', day: '入金日', undecided: '未定',
  notYet: '請求金額を入力すると、手数料と入金額を表示します。', busy: '手数料を計算しています',
  failed: '手数料を計算できませんでした。', retry: 'もう一度計算する',
} as const
