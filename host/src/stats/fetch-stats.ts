import { createClient } from '@invoice-card/api-client'
import { listCounts, stats } from '@invoice-card/contracts'
import {
  collectionTabs,
  enabledSupplierStatuses,
  paymentTabs,
  type CollectionTab,
  type PaymentTab,
} from '@invoice-card/domain'
import { emptyStats, type UserStats } from '@invoice-card/session'

const client = createClient({ ...listCounts, ...stats })

/** Only the counts are needed (docs/product.md#counts). */
const page = { from: 0, size: 1 }

type Counts = Partial<UserStats>

const paymentCount = async (tab: PaymentTab) => client.listInvoices({ query: { ...page, ...paymentTabs[tab] } })
const collectionCount = async (tab: CollectionTab) =>
  client.listRequestSellers({ query: { ...page, status: collectionTabs[tab] } })

const notificationCall = async (): Promise<Counts> => ({
  notificationUnread: (await client.listNotifications({ query: page })).count_unread,
})

const sharedCalls: readonly (() => Promise<Counts>)[] = [
  async () => {
    const review = await paymentCount('review')
    return { paymentsReview: review.total_count, paymentsActionRequired: review.total_count_is_action_required }
  },
  async () => ({ paymentsReserved: (await paymentCount('reserved')).total_count }),
  async () => ({ paymentsHistory: (await paymentCount('history')).total_count }),
  async () => ({ paymentsWaiting: (await paymentCount('waiting')).total_count }),
  async () => ({ paymentsDraft: (await client.listDrafts({ query: page })).count }),
  async () => ({
    suppliersEnable: (await client.listSuppliers({ query: { ...page, status: [...enabledSupplierStatuses] } }))
      .count_all,
  }),
  async () => ({
    suppliersDisable: (await client.listSuppliers({ query: { ...page, status: ['Rejected'] } })).count_all,
  }),
  notificationCall,
]

const collectionCalls: readonly (() => Promise<Counts>)[] = [
  async () => {
    const request = await collectionCount('request')
    return {
      collectionsRequest: request.total_count_invoice_requests,
      collectionsAccountRequired: request.total_count_is_account_required,
    }
  },
  async () => ({ collectionsDecided: (await collectionCount('decided')).total_count_invoice_requests }),
  async () => ({ collectionsHistory: (await collectionCount('history')).total_count_invoice_requests }),
  async () => ({ collectionsDraft: (await client.listInvoiceRequestDrafts({ query: page })).count }),
]

const togetherCall = async (): Promise<Counts> => {
  const counts = await client.getStats()
  return {
    paymentsActionRequired: counts.payments_action_required,
    paymentsReview: counts.payments_review,
    paymentsReserved: counts.payments_reserved,
    paymentsHistory: counts.payments_history,
    paymentsWaiting: counts.payments_waiting,
    paymentsDraft: counts.payments_draft,
    suppliersEnable: counts.suppliers_enable,
    suppliersDisable: counts.suppliers_disable,
    notificationUnread: counts.notification_unread,
    collectionsRequest: counts.collections_request,
    collectionsDecided: counts.collections_decided,
    collectionsHistory: counts.collections_history,
    collectionsDraft: counts.collections_draft,
    collectionsAccountRequired: counts.collections_account_required,
  }
}

const noCollections: Counts = {
  collectionsRequest: 0,
  collectionsDecided: 0,
  collectionsHistory: 0,
  collectionsDraft: 0,
  collectionsAccountRequired: 0,
}

interface FetchStatsOptions {
  /** The collection calls are refused where the feature is off, so they are not made. */
  readonly hasCollections: boolean
  /** All lists side by side, all counts in one call, or of notifications alone. */
  readonly ask: 'lists' | 'together' | 'notifications'
  /** What stays where a call fails. */
  readonly previous?: UserStats
  /** The counts that came. */
  readonly onReceived?: (stats: readonly (keyof UserStats)[]) => void
  readonly onFailure: (error: unknown) => void
}

/** The counts behind the header (docs/product.md#counts). Never fails: the previous counts of a failed call stay. */
export async function fetchStats({
  hasCollections,
  ask,
  previous = emptyStats,
  onReceived,
  onFailure,
}: FetchStatsOptions): Promise<UserStats> {
  const calls = {
    lists: hasCollections ? [...sharedCalls, ...collectionCalls] : sharedCalls,
    together: [togetherCall],
    notifications: [notificationCall],
  }[ask]
  const outcomes = await Promise.allSettled(calls.map(call => call()))
  const found = outcomes.map((outcome): Counts => {
    if (outcome.status === 'fulfilled') return outcome.value
    onFailure(outcome.reason)
    return {}
  })
  onReceived?.(found.flatMap(counts => Object.keys(counts) as (keyof UserStats)[]))
  return Object.assign({}, previous, ...found, hasCollections ? {} : noCollections) as UserStats
}
