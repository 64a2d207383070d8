/** Heads of the columns, in their order. */
export const columnHeads = {
  id: '申込番号',
  kind: '種類',
  status: '状態',
  supplier_name: '支払先',
  registration_number: '登録番号（T番号）',
  invoice_number: '請求書番号',
  issue_date: '発行日',
  pay_until: 'カード払いの期限',
  due_date: '支払期日',
  transfer_date: '振込日',
  amount: '請求金額',
  commission_amount: '手数料（税込）',
  commission_tax_amount: '手数料のうち消費税',
  total_amount: 'カードのお支払い合計',
  applied_on: '申込日',
  // Last, so that columns that somebody's macros read stay where they are.
  receipt_number: '領収書番号',
} as const

export const kindNames = { payment: '請求書の支払い', request: 'カード払いのご依頼' } as const
export const actionRequired = '要対応'
