import '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { setNavigationTarget } from './reload-once.ts'
import { retryable } from './retryable-routes.tsx'

const Page = () => <h1>画面</h1>
const failingUntil = (succeeds: () => boolean) => () => (succeeds() ? Promise.resolve({ Component: Page }) : Promise.reject(new Error('Loading chunk 7 failed')))

let isDown = true
beforeEach(() => {
  isDown = true
  sessionStorage.clear()
  setNavigationTarget(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => { jest.restoreAllMocks() })

test('the first page of a document that does not load shows the error view, and a retry shows it in place', async () => {
  renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: failingUntil(() => !isDown) }], 'host'))
  await userEvent.click(await screen.findByRole('button', { name: /もう一度/ }))
  expect(screen.getByRole('heading', { name: '画面を表示できませんでした' })).toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  await screen.findByRole('heading', { name: '画面' })
  expect(sessionStorage).toHaveLength(0)
})

test('a page that fails once, as after a failed preload, is simply shown', async () => {
  let tries = 0
  renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: failingUntil(() => { tries += 1; return tries > 1 }) }], 'host'))
  await screen.findByRole('heading', { name: '画面' })
  expect(console.error).not.toHaveBeenCalled()
})

test('a page that fails while navigating is loaded anew once: the flag says for which path', async () => {
  setNavigationTarget(() => '/next')
  globalThis.fetch = async () => new Response()
  const router = renderAt('/', retryable([{ path: '/', Component: Page }, { path: '/next', lazy: failingUntil(() => !isDown) }], 'host'))
  await screen.findByRole('heading', { name: '画面' })
  void router.navigate('/next')
  await waitFor(() => expect(sessionStorage.getItem('invoice-card.reloaded')).toBe('/next'))
})

test('without a line nothing is loaded anew: the error view stays in the product, and a retry leads on when the line is back', async () => {
  setNavigationTarget(() => '/next')
  globalThis.fetch = async () => lost()
  const router = renderAt('/', retryable([{ path: '/', Component: () => <h1>前の画面</h1> }, { path: '/next', lazy: failingUntil(() => !isDown) }], 'host'))
  await screen.findByRole('heading', { name: '前の画面' })
  void router.navigate('/next')
  expect(await screen.findByRole('heading', { name: '画面を表示できませんでした' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible()
})
