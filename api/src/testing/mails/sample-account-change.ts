const account = {
  bank_name: '三井住友銀行',
  branch_name: '丸ノ内支店',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｱｵﾊﾞ',
} as const

/** What a notice says of an account of a supplier that somebody changed. */
export const sampleAccountChange = (supplierName: string, changedBy: string) => ({
  supplierId: 7,
  supplierName,
  accountId: 71,
  before: account,
  after: { ...account, account_number: '7654321' },
  changedBy,
  changedAt: new Date('2026-11-20T01:00:00Z'),
})
