import '../testing/page.ts'
import { act, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { listStateOf, useListSearch } from '@invoice-card/list'
import { queryClient, useFeatures, useIsPathOn } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { refreshFeatures } from './availability.ts'
import { RemoteCrash, RemoteOutlet } from './remote-outlet.tsx'

const answer = (isOn: boolean, isOnForOld = isOn) => {
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: isOn, collections_existing: isOnForOld }))
}
const switchTo = async (...features: Parameters<typeof answer>) => {
  answer(...features)
  await act(() => refreshFeatures())
}
const heading = { name: 'この機能は現在ご利用いただけません' }

/** A screen that says itself that nothing new is taken. */
const Screen = () =>
  useFeatures().takesNew ? (
    <>
      <h1>ご依頼</h1>
      <button>送る</button>
    </>
  ) : (
    <h1>受付を停止しています</h1>
  )

/** A screen of collections, with a control of its own and one in the header. */
async function open() {
  writeTokens(demoTokens)
  queryClient.clear()
  answer(true)
  const screens = [{ index: true, element: <Screen /> }]
  const outlet = (
    <>
      <button>メニュー</button>
      <main>
        <RemoteOutlet name="remote_collections" />
      </main>
    </>
  )
  render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/collections', element: outlet, children: screens }], {
            initialEntries: ['/collections'],
          })}
        />
      </QueryClientProvider>
    </UiProvider>,
  )
  await screen.findByRole('button', { name: '送る' })
}

/** Opens it; then collections are switched off. */
async function switchOffAt(focused: string) {
  await open()
  act(() => screen.getByRole('button', { name: focused }).focus())
  await switchTo(false)
  await screen.findByRole('heading', heading)
}

// The focus fell to the body: nothing said that the screen had gone.
test('a screen that is switched off hands its focus to the heading in its place', async () => {
  await switchOffAt('送る')
  expect(screen.getByRole('heading', heading)).toHaveFocus()
})

test('the focus in the header stays there', async () => {
  await switchOffAt('メニュー')
  expect(screen.getByRole('button', { name: 'メニュー' })).toHaveFocus()
})

// The screen came back without the focus: the heading that had it was gone.
test('switched on again, the screen that comes back gets the focus at its heading', async () => {
  await switchOffAt('送る')
  await switchTo(true)
  expect(await screen.findByRole('heading', { name: 'ご依頼' })).toHaveFocus()
})

test('where only new things are switched, the focus goes with what is shown of the screen', async () => {
  await open()
  act(() => screen.getByRole('button', { name: '送る' }).focus())
  await switchTo(false, true)
  expect(await screen.findByRole('heading', { name: '受付を停止しています' })).toHaveFocus()
  await switchTo(true)
  expect(await screen.findByRole('heading', { name: 'ご依頼' })).toHaveFocus()
})

test('a screen that stays keeps the focus as it is, also nowhere', async () => {
  await open()
  await switchTo(false, true)
  expect(document.body).toHaveFocus()
})

/** A screen of payments that leads into collections. */
const Leading = () => (useIsPathOn()('/collections/request/18') ? <a href="/collections/request/18">ご依頼</a> : null)

// The link led to 停止中.
test('a remote knows that another one is switched off, and on again', async () => {
  writeTokens(demoTokens)
  queryClient.clear()
  answer(true)
  const screens = [{ index: true, element: <Leading /> }]
  const outlet = <RemoteOutlet name="remote_payments" />
  const at = { initialEntries: ['/payments'] }
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/payments', element: outlet, children: screens }], at)} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('link', { name: 'ご依頼' })).toBeVisible()
  await switchTo(false)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ご依頼' })).toBeNull())
  await switchTo(false, true)
  expect(await screen.findByRole('link', { name: 'ご依頼' })).toBeVisible()
})

// Its back link led to the first page of a list without filters.
test('a screen that threw is tried again with the list that it was opened from', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Fragile = () => {
    const listSearch = useListSearch()
    if (isBroken) throw new Error('undefined is not a function')
    return <h1>無事です：{listSearch?.get('page')}</h1>
  }
  const router = renderAt('/toppage', [
    { path: '/toppage', element: <p /> },
    { path: '/payments/history/:id', element: <Fragile />, errorElement: <RemoteCrash name="remote_payments" /> },
  ])
  await act(() => router.navigate('/payments/history/7', { state: listStateOf(new URLSearchParams({ page: '3' })) }))
  isBroken = false
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('heading', { name: '無事です：3' })).toBeVisible()
  jest.restoreAllMocks()
})
