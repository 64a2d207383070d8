import '../testing/page.ts'
import { act, render, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { emptyStats, store, userStatsAtom, writeTokens } from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { useStats } from './use-stats.ts'

const notifications = 'GET /api/v1/users/notifications'
const unread = (count_unread: number) => ({ notifications: [], count_all: 30, count_unread })
const isCounted = (count: number) => waitFor(() => expect(store.get(userStatsAtom).notificationUnread).toBe(count))

function Header() {
  useStats(false)
  return null
}

test('a notification that comes after the user\'s own act is counted without a word, one that is there on coming back is told', async () => {
  // The word lay over the heading that says what was done, and most of the time told of just that.
  writeTokens(demoTokens)
  store.set(userStatsAtom, emptyStats)
  const told = jest.fn()
  const stop = bus.on('toast', told)
  const network = answerWith({
    [notifications]: unread(1), 'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 }, 'GET /api/v1/drafts': { drafts: [], count: 0 }, 'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  render(<Header />)
  await isCounted(1)
  network.answer(notifications, unread(2))
  act(() => bus.emit('statsChanged', {}))
  await isCounted(2)
  expect(told).not.toHaveBeenCalled()
  network.answer(notifications, unread(3))
  act(() => { dispatchEvent(new Event('focus')) })
  await isCounted(3)
  expect(told).toHaveBeenCalledTimes(1)
  stop()
})
