import type { SupplierStatus, SupplierSummary } from '@invoice-card/contracts'
import { frozenWord, supplierStatusNames } from '@invoice-card/domain'
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

const frozenWords: StatusWords = {
  label: frozenWord,
  tone: 'danger',
  meaning: 'この取引先は利用停止中のため、お支払いいただけません。お手続き中のお支払いは、解除されるまで中断します。',
  next: '詳しくは、お問い合わせください。',
}

type Standing = Pick<SupplierSummary, 'status' | 'is_frozen'>

/** How a supplier stands in words: frozen, or how far its check has come. */
export const standingWords = ({ status, is_frozen }: Standing): StatusWords =>
  is_frozen ? frozenWords : supplierStatusWords[status]

/** Whether payments to a supplier are taken. */
export const isPayable = ({ status, is_frozen }: Standing): boolean => status !== 'Rejected' && !is_frozen

/** How a supplier stands. */
export function SupplierStatusBadge({ supplier }: { supplier: Standing }) {
  const { label, tone } = standingWords(supplier)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
