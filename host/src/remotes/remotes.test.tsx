import '../testing/page.ts'
import { demoTokens } from '../testing/demo-user.ts'
import { act, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import { clearTokens, writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { environment } from '../environment/environment.ts'
import { isAvailable, refreshFeatures } from './availability.ts'
import { discoverRemoteRoutes, shellRouteId } from './discover.ts'
import { standInForRemotes } from '../testing/stand-in-remotes.ts'
import { Component as UnknownPath } from './unknown-path.tsx'

/** What each remote answers, in this order; the last answer stays. */
const answers = new Map<string, (() => Promise<unknown>)[]>()
const asked: string[] = []
standInForRemotes(name => {
  asked.push(name)
  const queue = answers.get(name) ?? []
  return ((queue.length > 1 ? queue.shift() : queue[0]) ?? (() => Promise.reject(new Error(`No ${name}`))))()
})

const fails = () => Promise.reject(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'))
const gives = (text: string) => () => Promise.resolve({ routes: [{ index: true, Component: () => <h1>{text}</h1> }] })

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        id: shellRouteId,
        hydrateFallbackElement: <p />,
        element: (
          <>
            <Link to="/suppliers">取引先</Link>
            <main>
              <Outlet />
            </main>
          </>
        ),
        children: [{ path: '*', element: <UnknownPath /> }],
      },
    ],
    { initialEntries: [path], patchRoutesOnNavigation: discoverRemoteRoutes },
  )
  render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
}

/** Every heading that is shown from now on, however short. */
function watchHeadings(): () => readonly string[] {
  const seen: string[] = []
  const look = () => {
    const text = screen.queryByRole('heading')?.textContent
    if (text && text !== seen.at(-1)) seen.push(text)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return seen
  }
}

const unavailable = { name: '画面を表示できませんでした' }
const reported: unknown[] = []
const causes: unknown[] = []
beforeEach(() => {
  writeTokens(demoTokens)
  answers.clear()
  asked.length = 0
  reported.length = 0
  causes.length = 0
  jest.spyOn(console, 'error').mockImplementation((...parts) => {
    reported.push(parts[0])
    if (parts[1] instanceof Error && parts[1].cause instanceof Error) causes.push(parts[1].cause.message)
  })
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

// Each test uses a remote of its own: a loaded one stays loaded for the document.
test('a dead remote shows the error view, is reported with its version, and recovers by a retry', async () => {
  answers.set('remote_payments', [fails])
  open('/payments')
  await screen.findByRole('heading', unavailable)
  expect(screen.getByRole('link', { name: '取引先' })).toBeInTheDocument()
  expect(reported).toEqual([`[remote_payments@1.0.0 #${environment.sequence}]`])

  const headings = watchHeadings()
  answers.set('remote_payments', [gives('お支払い')])
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  // The button that tried again is gone, with the focus.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'お支払い' })).toHaveFocus())
  // 「ページが見つかりません」 stood there while the router came to the screen.
  expect(headings()).toEqual([unavailable.name, 'お支払い'])
})

// Its error was lost behind "exports no routes", and the button tried a module that stays broken in this document.
test('a remote that throws at evaluation is loaded once, reported, and a new document offered', async () => {
  answers.set('remote_account', [() => Promise.reject(new TypeError('x is not a function')), () => Promise.resolve({})])
  open('/myaccount')
  expect(await screen.findByRole('heading', unavailable)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '画面を再読み込みする' })).toBeVisible()
  expect(asked).toEqual(['remote_account'])
  expect(causes).toEqual(['x is not a function'])
})

test('a remote that takes long is said to, and appears by itself when it comes', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  answers.set('remote_suppliers', [() => promise])
  open('/suppliers')
  await waitFor(() => expect(asked).toEqual(['remote_suppliers']))
  await act(() => jest.advanceTimersByTimeAsync(2500))
  await screen.findByText(/時間がかかっています/)
  resolve(await gives('登録取引先')())
  await screen.findByRole('heading', { name: '登録取引先' })
})

test('for an anonymous user no remote is asked', async () => {
  clearTokens()
  open('/payments')
  await screen.findByRole('heading')
  expect(asked).toEqual([])
})

test('a remote that is off for this company is not asked, nor when the server does not say', async () => {
  answers.set('remote_collections', [gives('請求')])
  open('/collections/create')
  await screen.findByRole('heading', { name: 'この機能は現在ご利用いただけません' })
  expect(screen.queryByText(/見つかりません/)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test.each(['request', 'history', 'draft'])('a remote that is off is not asked for /collections/%s', async path => {
  queryClient.clear()
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: false, collections_existing: false }))
  open(`/collections/${path}`)
  await screen.findByRole('heading', { name: 'この機能は現在ご利用いただけません' })
  expect(asked).toEqual([])
})

test('a remote that was off for this company appears as soon as it is on', async () => {
  queryClient.clear()
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: false, collections_existing: false }))
  answers.set('remote_collections', [gives('請求')])
  open('/collections')
  await screen.findByRole('heading', { name: 'この機能は現在ご利用いただけません' })
  act(() => screen.getByRole('link', { name: 'トップページへ' }).focus())
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: true, collections_existing: true }))
  await act(() => refreshFeatures())
  await waitFor(() => expect(screen.getByRole('heading', { name: '請求' })).toHaveFocus())
})

test('a remote known to be on for this company stays while the server says nothing', async () => {
  queryClient.clear()
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: true, collections_existing: true }))
  answers.set('remote_collections', [gives('請求')])
  open('/collections')
  await screen.findByRole('heading', { name: '請求' })

  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  onlineManager.setOnline(false)
  await act(() => queryClient.invalidateQueries({ queryKey: ['features'] }))
  expect(screen.getByRole('heading', { name: '請求' })).toBeInTheDocument()
  expect(await isAvailable('remote_collections')).toBe(true)
  onlineManager.setOnline(true)
})

test('a remote that does not come without a connection says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers.set('remote_account', [fails])
  open('/myaccount')
  expect(await screen.findByText(/^インターネットに接続されていません。接続を確認してください。/)).toBeVisible()
  online.mockRestore()
})

// The router takes the same address with a hash for no navigation: 「ページが見つかりません」 stood there for good.
test('a remote that comes late shows the screen of an address with a hash', async () => {
  answers.set('remote_account', [fails])
  open('/myaccount#company')
  const retry = await screen.findByRole('button', { name: /もう一度/ })
  answers.set('remote_account', [gives('アカウント')])
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'アカウント' })).toBeVisible()
})

// Every path below a remote that nobody has bore the name of the product alone.
test('a path that a remote does not know names the document, as long as it is shown', async () => {
  document.title = '請求書カード払いオンライン'
  answers.set('remote_account', [gives('アカウント')])
  open('/myaccount/nope')
  await screen.findByRole('heading', { name: 'ページが見つかりません' })
  expect(document.title).toBe('ページが見つかりません | 請求書カード払いオンライン')
  await userEvent.click(screen.getByRole('link', { name: '取引先' }))
  await waitFor(() => expect(document.title).toBe('請求書カード払いオンライン'))
})
