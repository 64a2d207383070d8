import { act, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { useEffect, useState } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import { AppLink } from '../../link/app-link.tsx'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { Dialog } from '../dialog.tsx'
import { followEntries } from './back-entries.ts'

function Shell() {
  const location = useLocation()
  useEffect(followEntries, [location])
  return (
    <>
      <h1>{location.pathname + location.search}</h1>
      <Outlet />
    </>
  )
}

function List() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <input aria-label="検索" />
      <button onClick={() => setIsOpen(true)}>開く</button>
      <Dialog isOpen={isOpen} title="絞り込み" onClose={() => setIsOpen(false)}>
        <button onClick={() => setIsAsking(true)}>確かめる</button>
        <button onClick={() => void navigate('?page=2', { replace: true })}>2ページ</button>
        <button onClick={() => void navigate('/done', { replace: true })}>削除する</button>
        <AppLink to="/detail">詳細</AppLink>
      </Dialog>
      <Dialog isOpen={isAsking} title="確認" onClose={() => setIsAsking(false)}>
        よろしいですか。
      </Dialog>
    </>
  )
}

const router = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      children: [
        { path: '/list', element: <List /> },
        { path: '*', element: null },
      ],
    },
  ])
const load = (of = router()) =>
  render(
    <UiProvider>
      <RouterProvider router={of} />
    </UiProvider>,
  )

/** A list that was entered from the top page. */
async function enterList() {
  history.pushState(null, '', '/top')
  const pages = router()
  const { unmount } = load(pages)
  await act(() => pages.navigate('/list'))
  await userEvent.type(screen.getByRole('textbox'), '山田')
  return { reload: () => [unmount(), pages.dispose(), load()] }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = async () => {
  await press('開く')
  return screen.getByRole('dialog', { name: '絞り込み' })
}
const isAt = (path: string) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(path)
    expect(location.pathname + location.search).toBe(path)
  })
const isClosed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('Back closes a dialog and leaves the page and what was typed; the next Back leaves the page', async () => {
  await enterList()
  await open()
  history.back()
  await isClosed('絞り込み')
  await isAt('/list')
  expect(screen.getByRole('textbox')).toHaveValue('山田')
  history.back()
  await isAt('/top')
})

test('a dialog that was closed otherwise costs no Back and no Forward, however often it was open', async () => {
  await enterList()
  for (let time = 0; time < 3; time++) {
    await open()
    await press('閉じる')
  }
  history.back()
  await isAt('/top')
  history.forward()
  await isAt('/list')
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  history.back()
  await isClosed('絞り込み')
  await isAt('/list')
})

test('Back closes one dialog of two', async () => {
  await enterList()
  await open()
  await press('確かめる')
  history.back()
  await isClosed('確認')
  expect(screen.getByRole('dialog', { name: '絞り込み' })).toBeVisible()
  history.back()
  await isClosed('絞り込み')
  await isAt('/list')
})

test('closing the upper of two dialogs leaves a Back that closes the lower one', async () => {
  await enterList()
  await open()
  await press('確かめる')
  await userEvent.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1)!)
  await isClosed('確認')
  history.back()
  await isClosed('絞り込み')
  await isAt('/list')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link in a dialog leads on, and Back leads through its page once', async () => {
  await enterList()
  await open()
  await userEvent.click(screen.getByRole('link', { name: '詳細' }))
  await isAt('/detail')
  history.back()
  await isAt('/list')
  expect(screen.queryByRole('dialog')).toBeNull()
  history.back()
  await isAt('/top')
})

test('a page that was replaced from a dialog is not met again by Back', async () => {
  await enterList()
  await open()
  await press('削除する')
  await isAt('/done')
  expect(screen.queryByRole('dialog')).toBeNull()
  history.back()
  await isAt('/top')
  history.forward()
  await isAt('/done')
})

test('Back closes a dialog that has changed the address, which stays', async () => {
  await enterList()
  await open()
  await press('2ページ')
  await isAt('/list?page=2')
  history.back()
  await isClosed('絞り込み')
  expect(screen.getByRole('textbox')).toHaveValue('山田')
  await isAt('/list?page=2')
})

test('after a reload with an open dialog one Back leaves the page', async () => {
  const { reload } = await enterList()
  await open()
  reload()
  await isAt('/list')
  expect(screen.queryByRole('dialog')).toBeNull()
  history.back()
  await isAt('/top')
})

// The browser makes such entries for links to a place of the page; taken for one page, a way on was undone.
test('where the router has numbered no entry, another address is another page', async () => {
  await enterList()
  location.hash = 'first'
  await isAt('/list')
  await open()
  await press('閉じる')
  history.pushState(null, '', '/detail')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await isAt('/detail')
  expect(screen.queryByRole('textbox')).toBeNull()
})
