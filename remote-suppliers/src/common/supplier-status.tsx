import type { SupplierStatus } from '@invoice-card/contracts'
import { StatusBadge, type BadgeTone } from '@invoice-card/ui'

const looks: Readonly<Record<SupplierStatus, { label: string, tone: BadgeTone }>> = {
  Approved: { label: '確認済み', tone: 'success' },
  Unapproved: { label: '確認前', tone: 'neutral' },
  Escalation: { label: '追加確認中', tone: 'attention' },
  Rejected: { label: '利用不可', tone: 'danger' },
}

/** How far the check of a supplier has come. */
export function SupplierStatusBadge({ status }: { status: SupplierStatus }) {
  const { label, tone } = looks[status]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
