import '../testing/page.ts'
import { waitFor } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import {
  clearStats,
  clearTokens,
  emptyStats,
  receivedStatsAtom,
  store,
  userStatsAtom,
  writeTokens,
} from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { loader } from './remote-home.ts'
import { countsOf } from '../testing/counts.ts'

const features = 'GET /api/v1/features'
const off = { collections: false, collections_existing: true }
const open = (path: string) =>
  renderAt(path, [
    { path: '/payments', loader, hydrateFallbackElement: <p /> },
    { path: '/collections', loader, hydrateFallbackElement: <p /> },
    { path: '*', element: <p>画面</p> },
  ])

beforeEach(() => {
  queryClient.clear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  writeTokens(demoTokens)
  clearStats()
})
afterEach(() => jest.restoreAllMocks())

test('nobody is asked for an anonymous user, who signs in first', async () => {
  clearTokens()
  const network = answerWith({})
  const router = open('/payments')
  await waitFor(() => expect(addressOf(router)).toBe('/signin?redirect=%2Fpayments'))
  expect(network.calls()).toEqual([])
})

test('where the counts do not come, the payments begin with a new one', async () => {
  answerWith({ [features]: refusal(400, 'invalid_request') })
  const router = open('/payments')
  await waitFor(() => expect(addressOf(router)).toBe('/payments/create'))
})

test('known counts lead at once, as in the menu', async () => {
  store.set(userStatsAtom, { ...emptyStats, paymentsReserved: 2, collectionsDecided: 1 })
  store.set(receivedStatsAtom, ['paymentsReserved', 'collectionsDecided'])
  const network = answerWith({})
  const router = open('/payments')
  await waitFor(() => expect(addressOf(router)).toBe('/payments/reserved'))
  await router.navigate('/collections')
  await waitFor(() => expect(addressOf(router)).toBe('/collections/decided'))
  expect(network.calls()).toEqual([])
})

test('in a new tab the counts are asked for', async () => {
  answerWith({
    [features]: off,
    'GET /api/v1/stats': countsOf({ payments_reserved: 2 }),
  })
  const router = open('/payments')
  await waitFor(() => expect(addressOf(router)).toBe('/payments/reserved'))
})
