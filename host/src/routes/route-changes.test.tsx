import '../testing/page.ts'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { flowAtom, store } from '@invoice-card/session'
import { atom, useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { setStatus } from '../remotes/status.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { RouteChanges } from './route-changes.tsx'

/** Whether what the screen /late waits for has arrived. */
const arrivedAtom = atom(false)
const arrive = () => store.set(arrivedAtom, true)
beforeEach(() => store.set(arrivedAtom, false))

function Late() {
  return useAtomValue(arrivedAtom, { store }) ? (
    <h1>届いた画面</h1>
  ) : (
    <div>
      <h1>読み込み中</h1>
      <button type="button">やめる</button>
    </div>
  )
}

const payment = flowAtom('payment', { amount: '' })
const open = (path: string) =>
  renderAt(path, [
    {
      element: (
        <>
          <RouteChanges />
          <main tabIndex={-1}>
            <Outlet />
          </main>
        </>
      ),
      children: [
        { path: '/a', element: <h1>一覧</h1>, handle: { title: '一覧' } },
        { path: '/b', element: <h1>確認</h1>, handle: { title: 'お支払いの確認', flow: 'payment' } },
        { path: '/entry', element: <h1>入口</h1>, handle: { title: '入口', flow: 'oauthPayment' } },
        {
          path: '/entered',
          element: <h1>確認</h1>,
          handle: { title: '確認', flow: 'payment', entries: ['oauthPayment'] },
        },
        { path: '/late', element: <Late /> },
        {
          path: '/code',
          element: (
            <>
              <h1>認証コードの入力</h1>
              <form data-starts-here="">
                <input aria-label="宛先" defaultValue="a@b.jp" />
                <input aria-label="認証コード" />
              </form>
            </>
          ),
          handle: { title: '認証コードの入力' },
        },
        { path: '/c', element: <p>何もない画面</p> },
        { path: '/payments/*', element: <p>読み込んでいます</p> },
      ],
    },
  ])

test('the document is titled by the screen, then the product', async () => {
  const router = open('/a')
  expect(document.title).toBe('一覧 | 請求書カード払いオンライン')
  await act(() => router.navigate('/c'))
  expect(document.title).toBe('請求書カード払いオンライン')
})

test('a navigation is announced and focuses the new heading; the first screen does neither', async () => {
  const router = open('/a')
  expect(screen.getByRole('heading', { name: '一覧' })).not.toHaveFocus()
  await act(() => router.navigate('/b'))
  expect(screen.getByRole('heading', { name: '確認' })).toHaveFocus()
  expect(screen.getByText('お支払いの確認')).toHaveAttribute('aria-live')
})

// Digits typed right after the screen came were lost: the focus was on the heading.
test('a form at the start has the focus in its first empty field; the screen is still announced', async () => {
  const router = open('/a')
  await act(() => router.navigate('/code'))
  await userEvent.keyboard('123')
  expect(screen.getByLabelText('認証コード')).toHaveValue('123')
  expect(screen.getByText('認証コードの入力', { ignore: 'h1' })).toHaveAttribute('aria-live')
})

test('such a form has the focus on the first screen of a document, too', () => {
  open('/code')
  expect(screen.getByLabelText('認証コード')).toHaveFocus()
})

test('where there is no heading yet the focus waits in the main part', async () => {
  const router = open('/a')
  await act(() => router.navigate('/c'))
  expect(screen.getByRole('main')).toHaveFocus()
  screen.getByRole('main').append(Object.assign(document.createElement('h1'), { textContent: '届いた画面' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: '届いた画面' })).toHaveFocus())
})

// The heading of a screen that waits for its data is another element than the one that names what came.
test('a heading that is replaced when the data arrives hands the focus on', async () => {
  const router = open('/a')
  await act(() => router.navigate('/late'))
  expect(screen.getByRole('heading', { name: '読み込み中' })).toHaveFocus()
  act(() => arrive())
  await waitFor(() => expect(screen.getByRole('heading', { name: '届いた画面' })).toHaveFocus())
})

test('does not move the focus of a user who went on to a control before the data arrived', async () => {
  const router = open('/a')
  await act(() => router.navigate('/late'))
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await act(async () => arrive())
  expect(document.body).toHaveFocus()
})

test('does not move the focus of a user who pressed anywhere before the data arrived', async () => {
  const router = open('/a')
  await act(() => router.navigate('/late'))
  await userEvent.click(document.body)
  await act(async () => arrive())
  expect(document.body).toHaveFocus()
})

test('flow data lasts while the user is in the flow and is gone when it is left', async () => {
  const router = open('/b')
  act(() => store.set(payment, { amount: '1000' }))
  await act(() => router.navigate('/b?step=2'))
  expect(store.get(payment)).toEqual({ amount: '1000' })
  await act(() => router.navigate('/a'))
  expect(store.get(payment)).toEqual({ amount: '' })
})

test('data of a flow that leads into another lasts in both, that of the other in its own screens', async () => {
  const entry = flowAtom('oauthPayment', { preGroupId: 0 })
  const router = open('/entry')
  act(() => store.set(entry, { preGroupId: 5 }))
  await act(() => router.navigate('/entered'))
  act(() => store.set(payment, { amount: '1000' }))
  expect(store.get(entry)).toEqual({ preGroupId: 5 })
  await act(() => router.navigate('/entry'))
  expect([store.get(entry), store.get(payment)]).toEqual([{ preGroupId: 5 }, { amount: '' }])
  await act(() => router.navigate('/b'))
  expect(store.get(entry)).toEqual({ preGroupId: 0 })
})

// A reload on a slow line cleared the flow before its remote had come.
test('flow data waits for a slow remote, and is cleared once its screen is in no flow', async () => {
  act(() => store.set(payment, { amount: '1000' }))
  setStatus('remote_payments', 'slow')
  const router = open('/payments/add/confirm')
  expect(store.get(payment)).toEqual({ amount: '1000' })
  setStatus('remote_payments', 'ready')
  await act(() => router.navigate('/payments/review'))
  expect(store.get(payment)).toEqual({ amount: '' })
})
