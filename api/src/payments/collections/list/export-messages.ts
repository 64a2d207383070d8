/** Heads of the columns, in the order of the list. */
export const columnHeads = {
  buyer_name: '依頼先',
  buyer_email_address: '依頼先のメールアドレス',
  id: '依頼番号',
  invoice_number: '請求書番号',
  pay_until: 'カード払いの期限',
  due_date: '支払期日',
  deposit_date: '入金日',
  amount: '請求金額',
  service_fee_amount: '手数料（税込）',
  deposit_amount: '入金額',
  status: '状態',
  is_account_required: '口座の指定',
  requested_on: '依頼日',
} as const

export const accountRequired = '要'
