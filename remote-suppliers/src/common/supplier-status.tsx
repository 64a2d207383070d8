import type { SupplierStatus } from '@invoice-card/contracts'
import { supplierStatusNames } from '@invoice-card/domain'
import { StatusBadge, type BadgeTone } from '@invoice-card/ui'

interface StatusWords {
  readonly label: string
  readonly tone: BadgeTone
  /** What it means for who pays. */
  readonly meaning: string
  /** What happens next. */
  readonly next: string
}

/** A supplier's states in words. */
export const supplierStatusWords: Readonly<Record<SupplierStatus, StatusWords>> = {
  Approved: {
    label: supplierStatusNames.Approved,
    tone: 'success',
    meaning: '担当者による確認が完了しています。この取引先へのお支払いをお申し込みいただけます。',
    next: '振込先口座を追加または修正すると、もう一度確認します。',
  },
  Unapproved: {
    label: supplierStatusNames.Unapproved,
    tone: 'neutral',
    meaning: '担当者による確認を待っています。お支払いは、いまもお申し込みいただけます。',
    next: '確認が終わると、メールとお知らせでご連絡します。お客さまのお手続きは必要ありません。',
  },
  Escalation: {
    label: supplierStatusNames.Escalation,
    tone: 'attention',
    meaning: '担当者が追加の確認を行っています。確認が終わるまで、この取引先への振込は行われません。',
    next: 'お手続き中のお支払いについて、取引の内容をおたずねすることがあります。確認が終わるまで、この取引先は削除できません。',
  },
  Rejected: {
    label: supplierStatusNames.Rejected,
    tone: 'danger',
    meaning: '確認の結果、この取引先へのお支払いと口座の登録はお引き受けできません。',
    next: 'これまでの履歴は、引き続きご覧いただけます。ご不明な点は、お問い合わせください。',
  },
}

/** How far the check of a supplier has come. */
export function SupplierStatusBadge({ status }: { status: SupplierStatus }) {
  const { label, tone } = supplierStatusWords[status]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
