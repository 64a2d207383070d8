import '@invoice-card/config/testing'
import { emptyStats, type UserStats } from '@invoice-card/session'
import { answerWith } from '@invoice-card/config/testing/network'
import { fetchStats } from './fetch-stats.ts'

const tabOf = (request: Request) => new URL(request.url).searchParams.getAll('invoice_statuses').join()
const paymentTotals: Record<string, number> = { '1,2': 2, '3': 3, '4,5,8': 4, '7,6': 5 }
const collectionTotals: Record<string, number> = { '1,2,3': 10, '4': 11, '5,6,7': 12 }

const answers = {
  'GET /api/v1/invoices': (request: Request) => ({
    invoices: [],
    total_count: paymentTotals[tabOf(request)],
    total_count_is_action_required: 1,
  }),
  'GET /api/v1/drafts': { drafts: [], count: 6 },
  'GET /api/v1/suppliers': (request: Request) => ({
    suppliers: [],
    count_all: new URL(request.url).searchParams.getAll('status').includes('Rejected') ? 8 : 7,
  }),
  'GET /api/v1/users/notifications': {
    notifications: [],
    total_count: 30,
    count_all: 30,
    count_unread: 9,
    count_action_required: 2,
  },
  'GET /api/v1/invoices/request_sellers': (request: Request) => ({
    invoice_requests: [],
    total_count_is_account_required: 14,
    total_count_invoice_requests: collectionTotals[new URL(request.url).searchParams.getAll('status').join()],
  }),
  'GET /api/v1/invoice_request_drafts': { invoice_request_drafts: [], count: 13 },
}
const all: UserStats = {
  paymentsActionRequired: 1,
  paymentsReview: 2,
  paymentsReserved: 3,
  paymentsHistory: 4,
  paymentsWaiting: 5,
  paymentsDraft: 6,
  suppliersEnable: 7,
  suppliersDisable: 8,
  notificationUnread: 9,
  collectionsRequest: 10,
  collectionsDecided: 11,
  collectionsHistory: 12,
  collectionsDraft: 13,
  collectionsAccountRequired: 14,
}

test('a failed call is reported and its previous count stays; the others are filled', async () => {
  answerWith({ ...answers, 'GET /api/v1/drafts': new Response('', { status: 500 }) })
  const [onFailure, onReceived] = [jest.fn(), jest.fn()]
  const previous = { ...emptyStats, paymentsDraft: 99, paymentsReview: 99 }
  await expect(fetchStats({ ask: 'lists', hasCollections: true, previous, onReceived, onFailure })).resolves.toEqual({
    ...all,
    paymentsDraft: 99,
  })
  expect(onReceived.mock.calls[0][0].toSorted()).toEqual(
    Object.keys(all)
      .filter(name => name !== 'paymentsDraft')
      .toSorted(),
  )
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('when nothing answers the previous counts stay and nothing is thrown', async () => {
  answerWith({})
  const onFailure = jest.fn()
  await expect(fetchStats({ ask: 'lists', hasCollections: true, previous: all, onFailure })).resolves.toEqual(all)
  expect(onFailure).toHaveBeenCalledTimes(12)
})

test('fills all 14 counts from lists of one row', async () => {
  const queries: string[] = []
  const counted = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      (request: Request) => {
        queries.push(new URL(request.url).search)
        return typeof answer === 'function' ? answer(request) : answer
      },
    ]),
  )
  answerWith(counted)
  await expect(fetchStats({ ask: 'lists', hasCollections: true, onFailure: jest.fn() })).resolves.toEqual(all)
  expect(queries).toHaveLength(12)
  for (const query of queries) expect(query).toMatch(/^\?from=0&size=1/)
})

test('without the collection feature its calls are not made and its counts are 0', async () => {
  const network = answerWith(answers)
  const stats = await fetchStats({ ask: 'lists', hasCollections: false, previous: all, onFailure: jest.fn() })
  expect(stats).toEqual({
    ...all,
    collectionsRequest: 0,
    collectionsDecided: 0,
    collectionsHistory: 0,
    collectionsDraft: 0,
    collectionsAccountRequired: 0,
  })
  expect(network.calls().filter(call => call.includes('request'))).toEqual([])
})

test('the calls run side by side', async () => {
  let running = 0
  let most = 0
  const slow = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      async (request: Request) => {
        most = Math.max(most, (running += 1))
        await Promise.resolve()
        running -= 1
        return typeof answer === 'function' ? answer(request) : answer
      },
    ]),
  )
  answerWith(slow)
  await fetchStats({ ask: 'lists', hasCollections: true, onFailure: jest.fn() })
  expect(most).toBe(12)
})

test('in one call all 14 counts come, and nothing else is asked for', async () => {
  const network = answerWith({
    'GET /api/v1/stats': {
      payments_action_required: 1,
      payments_review: 2,
      payments_reserved: 3,
      payments_history: 4,
      payments_waiting: 5,
      payments_draft: 6,
      suppliers_enable: 7,
      suppliers_disable: 8,
      notification_unread: 9,
      collections_request: 10,
      collections_decided: 11,
      collections_history: 12,
      collections_draft: 13,
      collections_account_required: 14,
    },
  })
  await expect(fetchStats({ ask: 'together', hasCollections: true, onFailure: jest.fn() })).resolves.toEqual(all)
  expect(network.calls()).toEqual(['GET /api/v1/stats'])
})
