import { setWidth } from '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import {
  clearTokens,
  emptyStats,
  loginUserAtom,
  store,
  userStatsAtom,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { Header } from '../layout/header.tsx'
import { prefetch as prefetchIn } from '../layout/logged-in-layout.tsx'
import { demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { standInForRemotes } from '../testing/stand-in-remotes.ts'

const asked: string[] = []
const run: string[] = []
const wanted: string[] = []
const screenOf = (path: string) => ({
  path,
  handle: { prefetch: async (search: URLSearchParams) => void wanted.push(`${path}?${search}`) },
  lazy: async () => {
    run.push(path)
    return { element: null }
  },
})
standInForRemotes(async name => {
  asked.push(name)
  return { routes: ['create', 'review', 'reserved', 'history', 'draft'].map(screenOf) }
})

beforeEach(() => {
  asked.length = 0
  run.length = 0
  wanted.length = 0
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  store.set(userStatsAtom, emptyStats)
  answerWith({ 'GET /api/v1/features': { collections: false, collections_existing: true } })
})

// A remote that is loaded is not asked for again, so each test comes near to another one.
test('the pointer on a menu fetches its remote, once', async () => {
  setWidth(1280)
  renderAt('/toppage', [{ path: '*', element: <Header /> }])
  expect(asked).toEqual([])
  await userEvent.hover(screen.getByRole('link', { name: 'お支払い' }))
  await userEvent.hover(screen.getByRole('button', { name: 'ヘルプ' }))
  await userEvent.hover(screen.getByRole('link', { name: 'お支払い' }))
  await waitFor(() => expect(asked).toEqual(['remote_payments']))
  // Of its screens the one that the link leads to.
  const [, screenOfLink] =
    screen.getByRole('link', { name: 'お支払い' }).getAttribute('href')?.split('/payments/') ?? []
  await waitFor(() => expect(run).toEqual([screenOfLink]))
  // What it shows first is asked for each time: its cache says whether that is needed.
  await waitFor(() => expect(wanted).toEqual([`${screenOfLink}?`, `${screenOfLink}?`]))
})

test('the focus on a menu fetches its remote', async () => {
  setWidth(1280)
  renderAt('/toppage', [{ path: '*', element: <Header /> }])
  screen.getByRole('link', { name: '登録取引先' }).focus()
  await waitFor(() => expect(asked).toEqual(['remote_suppliers']))
})

test('coming near to the account menu fetches the account, also in the drawer of a phone', async () => {
  setWidth(375)
  renderAt('/toppage', [{ path: '*', element: <Header /> }])
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))
  await userEvent.hover(await screen.findByRole('link', { name: 'セキュリティ設定' }))
  await waitFor(() => expect(asked).toEqual(['remote_account']))
})

test('the shell asks who is signed in, and for the rows of its address, when its script has run', async () => {
  const { calls } = answerWith({ 'GET /api/v1/users/information': refusal(404, 'not_found') })
  await prefetchIn('/payments/review?page=2')
  expect(calls()).toEqual(['GET /api/v1/users/information'])
  expect(wanted).toEqual(['review?page=2'])
})

test('without tokens nothing is asked', async () => {
  clearTokens()
  const { calls } = answerWith({})
  await prefetchIn('/payments/review')
  expect(calls()).toEqual([])
  expect(wanted).toEqual([])
})
