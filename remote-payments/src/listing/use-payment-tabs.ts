import { knownStatsAtom } from '@invoice-card/session'
import type { TabLink } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { paths } from '../paths.ts'
import { listLabels, messages, type ListName } from './messages.ts'

/** The lists of payments, each with the count that the header also knows. */
export function usePaymentTabs(current: ListName): { readonly label: string; readonly items: readonly TabLink[] } {
  const stats = useAtomValue(knownStatsAtom)
  const lists: readonly (readonly [name: ListName, to: string, count: number | undefined])[] = [
    ['actionRequired', paths.actionRequired, stats.paymentsActionRequired],
    ['review', paths.list('review'), stats.paymentsReview],
    ['waiting', paths.list('waiting'), stats.paymentsWaiting],
    ['reserved', paths.list('reserved'), stats.paymentsReserved],
    ['history', paths.list('history'), stats.paymentsHistory],
    ['draft', paths.list('draft'), stats.paymentsDraft],
  ]
  return {
    label: messages.tabs,
    items: lists.map(([name, to, count]) => ({
      to,
      count,
      label: listLabels[name],
      hasDot: name === 'actionRequired' && (count ?? 0) > 0,
      isCurrent: name === current,
    })),
  }
}
