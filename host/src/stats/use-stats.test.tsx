import '../testing/page.ts'
import { act, render, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { emptyStats, store, userStatsAtom, writeTokens } from '@invoice-card/session'
import { countsOf } from '../testing/counts.ts'
import { demoTokens } from '../testing/demo-user.ts'
import { useStats } from './use-stats.ts'

const notifications = 'GET /api/v1/users/notifications'
const unread = (count_unread: number) => ({
  notifications: [],
  total_count: 30,
  count_all: 30,
  count_unread,
  count_action_required: 0,
})
const together = 'GET /api/v1/stats'
const counts = (notification_unread: number) => countsOf({ payments_review: 4, notification_unread })
const isCounted = (count: number) => waitFor(() => expect(store.get(userStatsAtom).notificationUnread).toBe(count))

const other = new BroadcastChannel('invoice-card.bus')
afterAll(() => other.close())

function Header() {
  useStats(false)
  return null
}

test("a notification after the user's own act is counted silently, one found on return is shown", async () => {
  // The word lay over the heading that says what was done, and most of the time was about just that.
  writeTokens(demoTokens)
  store.set(userStatsAtom, emptyStats)
  const shownToast = jest.fn()
  const stop = bus.on('toast', shownToast)
  const network = answerWith({
    [notifications]: unread(1),
    'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
    'GET /api/v1/drafts': { drafts: [], count: 0 },
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  render(<Header />)
  await isCounted(1)
  network.answer(together, counts(2))
  act(() => bus.emit('statsChanged', {}))
  await isCounted(2)
  expect(shownToast).not.toHaveBeenCalled()
  network.answer(together, counts(3))
  act(() => {
    dispatchEvent(new Event('focus'))
  })
  await isCounted(3)
  expect(shownToast).toHaveBeenCalledTimes(1)
  stop()
})

test('a change in another tab is counted here, with one call where notifications changed', async () => {
  writeTokens(demoTokens)
  store.set(userStatsAtom, emptyStats)
  const network = answerWith({
    [notifications]: unread(2),
    'GET /api/v1/invoices': { invoices: [], total_count: 4, total_count_is_action_required: 0 },
    'GET /api/v1/drafts': { drafts: [], count: 0 },
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  render(<Header />)
  await isCounted(2)
  const before = network.calls().length
  network.answer(notifications, unread(1))
  other.postMessage({ name: 'statsChanged', payload: { of: 'notifications' } })
  await isCounted(1)
  expect(network.calls().slice(before)).toEqual([notifications])
  expect(store.get(userStatsAtom).paymentsReview).toBe(4)
  const asked = network.calls().length
  network.answer(together, counts(0))
  other.postMessage({ name: 'statsChanged', payload: {} })
  await isCounted(0)
  expect(network.calls().slice(asked)).toEqual([together])
})

test('a count that was asked for later is not overwritten by an answer to an earlier question', async () => {
  writeTokens(demoTokens)
  store.set(userStatsAtom, emptyStats)
  const early = Promise.withResolvers<void>()
  const network = answerWith({
    [notifications]: unread(9),
    'GET /api/v1/invoices': async () => {
      await early.promise
      return { invoices: [], total_count: 4, total_count_is_action_required: 0 }
    },
    'GET /api/v1/drafts': { drafts: [], count: 0 },
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  render(<Header />)
  await waitFor(() => expect(network.calls()).toContain(notifications))
  network.answer(notifications, unread(1))
  act(() => bus.emit('statsChanged', { of: 'notifications' }))
  await isCounted(1)
  early.resolve()
  await waitFor(() => expect(store.get(userStatsAtom).paymentsReview).toBe(4))
  expect(store.get(userStatsAtom).notificationUnread).toBe(1)
})
