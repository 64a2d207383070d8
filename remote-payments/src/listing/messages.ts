/** A list of payments as the user sees it. */
export type ListName = 'actionRequired' | 'review' | 'waiting' | 'reserved' | 'history' | 'draft'

export const listLabels: Readonly<Record<ListName, string>> = {
  actionRequired: '要対応',
  review: '審査中',
  waiting: '支払い待ち',
  reserved: '振込予約済み',
  history: '履歴',
  draft: '下書き',
}

export const messages = {
  title: 'お支払い',
  create: '請求書を支払う',
  tabs: 'お支払いの一覧',
} as const
