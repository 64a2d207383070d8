import { userStatsAtom } from '@invoice-card/session'
import { TabLinks } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { paths } from '../paths.ts'

/** A list of payments as the user sees it. */
export type ListName = 'actionRequired' | 'review' | 'waiting' | 'reserved' | 'history' | 'draft'

export const listLabels: Readonly<Record<ListName, string>> = {
  actionRequired: '要対応', review: '審査中', waiting: '支払い待ち', reserved: '振込予約済み', history: '履歴', draft: '下書き',
}

/** The lists of payments, each with the count that the header also knows. */
export function PaymentTabs({ current }: { current: ListName }) {
  const stats = useAtomValue(userStatsAtom)
  const items = [
    { name: 'actionRequired', to: paths.actionRequired, count: stats.paymentsActionRequired, hasDot: stats.paymentsActionRequired > 0 },
    { name: 'review', to: paths.list('review'), count: stats.paymentsReview },
    { name: 'waiting', to: paths.list('waiting'), count: stats.paymentsWaiting },
    { name: 'reserved', to: paths.list('reserved'), count: stats.paymentsReserved },
    { name: 'history', to: paths.list('history'), count: stats.paymentsHistory },
    { name: 'draft', to: paths.list('draft'), count: stats.paymentsDraft },
  ] as const
  return <TabLinks label="お支払いの一覧" items={items.map(item => ({ ...item, label: listLabels[item.name], isCurrent: item.name === current }))} />
}
