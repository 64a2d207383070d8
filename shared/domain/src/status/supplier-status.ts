/** How far the check of a supplier has come, in words (docs/product.md#suppliers). */
export const supplierStatusNames = {
  Approved: '確認済み',
  Escalation: '追加確認中',
  Unapproved: '確認前',
  Rejected: '利用不可',
} as const

type SupplierStatus = keyof typeof supplierStatusNames

/** Suppliers that can be paid and asked to pay (docs/product.md#suppliers). */
export const enabledSupplierStatuses = [
  'Approved',
  'Unapproved',
  'Escalation',
] as const satisfies readonly SupplierStatus[]
