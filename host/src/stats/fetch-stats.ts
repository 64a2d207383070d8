import { createClient } from '@invoice-card/api-client'
import { collections, drafts, invoices, notifications, requestDrafts, suppliers } from '@invoice-card/contracts'
import { collectionTabs, paymentTabs, type CollectionTab, type PaymentTab } from '@invoice-card/domain'
import { emptyStats, type UserStats } from '@invoice-card/session'

const clients = {
  invoices: createClient(invoices),
  drafts: createClient(drafts),
  suppliers: createClient(suppliers),
  notifications: createClient(notifications),
  collections: createClient(collections),
  requestDrafts: createClient(requestDrafts),
}

/** Only the counts are needed (docs/product.md#counts). */
const page = { from: 0, size: 1 }

type Counts = Partial<UserStats>

const paymentCount = async (tab: PaymentTab) =>
  clients.invoices.listInvoices({ query: { ...page, ...paymentTabs[tab] } })
const collectionCount = async (tab: CollectionTab) =>
  clients.collections.listRequestSellers({ query: { ...page, status: collectionTabs[tab] } })

const notificationCall = async (): Promise<Counts> => ({
  notificationUnread: (await clients.notifications.listNotifications({ query: page })).count_unread,
})

const sharedCalls: readonly (() => Promise<Counts>)[] = [
  async () => {
    const review = await paymentCount('review')
    return { paymentsReview: review.total_count, paymentsActionRequired: review.total_count_is_action_required }
  },
  async () => ({ paymentsReserved: (await paymentCount('reserved')).total_count }),
  async () => ({ paymentsHistory: (await paymentCount('history')).total_count }),
  async () => ({ paymentsWaiting: (await paymentCount('waiting')).total_count }),
  async () => ({ paymentsDraft: (await clients.drafts.listDrafts({ query: page })).count }),
  async () => ({
    suppliersEnable: (
      await clients.suppliers.listSuppliers({ query: { ...page, status: ['Approved', 'Escalation', 'Unapproved'] } })
    ).count_all,
  }),
  async () => ({
    suppliersDisable: (await clients.suppliers.listSuppliers({ query: { ...page, status: ['Rejected'] } })).count_all,
  }),
  notificationCall,
]

const collectionCalls: readonly (() => Promise<Counts>)[] = [
  async () => {
    const request = await collectionCount('request')
    return {
      collectionsRequest: request.total_count_invoice_requests,
      collectionsAccountAsked: request.total_count_is_account_asked,
    }
  },
  async () => ({ collectionsDecided: (await collectionCount('decided')).total_count_invoice_requests }),
  async () => ({ collectionsHistory: (await collectionCount('history')).total_count_invoice_requests }),
  async () => ({ collectionsDraft: (await clients.requestDrafts.listInvoiceRequestDrafts({ query: page })).count }),
]

const noCollections: Counts = {
  collectionsRequest: 0,
  collectionsDecided: 0,
  collectionsHistory: 0,
  collectionsDraft: 0,
  collectionsAccountAsked: 0,
}

interface FetchStatsOptions {
  /** The collection calls are refused where the feature is off, so they are not made. */
  readonly hasCollections: boolean
  /** Asks for nothing else. */
  readonly of?: 'notifications' | undefined
  /** What stays where a call fails. */
  readonly previous?: UserStats
  /** The counts that came. */
  readonly onReceived?: (stats: readonly (keyof UserStats)[]) => void
  readonly onFailure: (error: unknown) => void
}

/**
 * The counts behind the header, by all list calls side by side (docs/product.md#counts). Never fails: a failed call
 * keeps its previous counts.
 */
export async function fetchStats({
  hasCollections,
  of,
  previous = emptyStats,
  onReceived,
  onFailure,
}: FetchStatsOptions): Promise<UserStats> {
  const calls =
    of === 'notifications' ? [notificationCall] : hasCollections ? [...sharedCalls, ...collectionCalls] : sharedCalls
  const outcomes = await Promise.allSettled(calls.map(call => call()))
  const found = outcomes.map((outcome): Counts => {
    if (outcome.status === 'fulfilled') return outcome.value
    onFailure(outcome.reason)
    return {}
  })
  onReceived?.(found.flatMap(counts => Object.keys(counts) as (keyof UserStats)[]))
  return Object.assign({}, previous, hasCollections ? {} : noCollections, ...found) as UserStats
}
