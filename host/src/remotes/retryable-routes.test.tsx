import '../testing/page.ts'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-screen.tsx'
import { shellRouteId } from './discover.ts'
import { setNavigationTarget } from './reload-once.ts'
import { retryable } from './retryable-routes.tsx'

const Page = () => <h1>画面</h1>
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
const failingUntil = (succeeds: () => boolean) => () =>
  succeeds() ? Promise.resolve({ Component: Page }) : Promise.reject(chunkError())

let isDown = true
beforeEach(() => {
  isDown = true
  sessionStorage.clear()
  setNavigationTarget(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("a document's first page that does not load shows the error view, and a retry shows it", async () => {
  renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: failingUntil(() => !isDown) }], 'host'))
  await userEvent.click(await screen.findByRole('button', { name: /もう一度/ }))
  expect(screen.getByRole('heading', { name: '画面を表示できませんでした' })).toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  await screen.findByRole('heading', { name: '画面' })
  expect(sessionStorage).toHaveLength(0)
})

test('a shell that does not load leaves the name of the product and signing out', async () => {
  const ended: string[] = []
  const stop = bus.on('sessionEnded', ({ reason }) => {
    ended.push(reason)
  })
  renderAt(
    '/',
    retryable(
      [{ id: shellRouteId, path: '/', hydrateFallbackElement: <p />, lazy: failingUntil(() => !isDown) }],
      'host',
    ),
  )
  expect(await screen.findByRole('banner')).toHaveTextContent('請求書カード払いオンライン')
  await userEvent.click(screen.getByRole('button', { name: 'サインアウト' }))
  expect(ended).toEqual(['signed_out'])
  stop()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  await screen.findByRole('heading', { name: '画面' })
})

test('the shell asks for what is shown first where the user goes, before it is drawn', async () => {
  const order: string[] = []
  const Drawn = () => {
    order.push('drawn')
    return <h1>画面</h1>
  }
  const prefetch = async (address: string) => void order.push(address)
  setNavigationTarget(() => '/next?page=2')
  renderAt(
    '/',
    retryable(
      [
        {
          id: shellRouteId,
          path: '/',
          hydrateFallbackElement: <p />,
          lazy: () => Promise.resolve({ Component: Drawn, prefetch }),
        },
      ],
      'host',
    ),
  )
  await screen.findByRole('heading', { name: '画面' })
  expect(order[0]).toBe('/next?page=2')
  expect(order.filter(step => step !== 'drawn')).toHaveLength(1)
})

test('a page that fails once, as after a failed preload, is simply shown', async () => {
  let tries = 0
  renderAt(
    '/',
    retryable(
      [
        {
          path: '/',
          hydrateFallbackElement: <p />,
          lazy: failingUntil(() => {
            tries += 1
            return tries > 1
          }),
        },
      ],
      'host',
    ),
  )
  await screen.findByRole('heading', { name: '画面' })
  expect(console.error).not.toHaveBeenCalled()
})

test('a page that fails while navigating is reloaded once: the flag says for which path', async () => {
  setNavigationTarget(() => '/next')
  globalThis.fetch = async () => new Response()
  const router = renderAt(
    '/',
    retryable(
      [
        { path: '/', Component: Page },
        { path: '/next', lazy: failingUntil(() => !isDown) },
      ],
      'host',
    ),
  )
  await screen.findByRole('heading', { name: '画面' })
  void router.navigate('/next')
  await waitFor(() => expect(sessionStorage.getItem('invoice-card.reloaded')).toBe('/next'))
})

test('without a line nothing is reloaded: the error view stays, and a retry works later', async () => {
  setNavigationTarget(() => '/next')
  globalThis.fetch = async () => lost()
  const router = renderAt(
    '/',
    retryable(
      [
        { path: '/', Component: () => <h1>前の画面</h1> },
        { path: '/next', lazy: failingUntil(() => !isDown) },
      ],
      'host',
    ),
  )
  await screen.findByRole('heading', { name: '前の画面' })
  void router.navigate('/next')
  expect(await screen.findByRole('heading', { name: '画面を表示できませんでした' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible()
})

// Only `Component` was read: a list that exports `element` stayed broken.
test('a page that exports an element is shown in place by a retry too', async () => {
  const load = () => (isDown ? Promise.reject(chunkError()) : Promise.resolve({ element: <Page /> }))
  renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: load }], 'host'))
  const retry = await screen.findByRole('button', { name: /もう一度/ })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible()
})

test('a page that throws while it is evaluated is not asked again: a new document is offered', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('x is not a function')))
  renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: load }], 'host'))
  expect(await screen.findByRole('button', { name: '画面を再読み込みする' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

describe('a page that hangs', () => {
  const slow = { name: '読み込みに時間がかかっています' }
  const open = async (load: () => Promise<{ Component: () => React.JSX.Element }>) => {
    jest.useFakeTimers({ advanceTimers: true })
    renderAt('/', retryable([{ path: '/', hydrateFallbackElement: <p />, lazy: load }], 'host'))
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(await screen.findByRole('heading', slow)).toBeVisible()
  }

  test('is said to take long, and appears by itself when it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<{ Component: typeof Page }>()
    await open(() => promise)
    await act(async () => resolve({ Component: Page }))
    expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible()
  })

  test('is requested again by a press, without waiting for the script that hangs', async () => {
    const script = document.head.appendChild(document.createElement('script'))
    script.dataset.pending = ''
    const load = () =>
      script.isConnected ? new Promise<{ Component: typeof Page }>(() => {}) : Promise.resolve({ Component: Page })
    script.addEventListener('error', () => script.remove())
    await open(load)
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: /もう一度/ }))
    expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible()
  })
})
