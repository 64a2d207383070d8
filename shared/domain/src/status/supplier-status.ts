/**
 * How far the check of a supplier has come, in words (docs/product.md#suppliers: the first three are enabled, Rejected
 * is disabled).
 */
export const supplierStatusNames = {
  Approved: '確認済み',
  Escalation: '追加確認中',
  Unapproved: '確認前',
  Rejected: '利用不可',
} as const
