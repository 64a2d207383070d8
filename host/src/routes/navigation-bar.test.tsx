import '../testing/page.ts'
import { act, screen, waitFor } from '@invoice-card/config/testing'
import { Outlet } from 'react-router-dom'
import { renderAt } from '../testing/render-screen.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const bar = () => screen.queryByRole('progressbar', { name: '画面を読み込んでいます' })

test('a screen that takes its time is announced by a bar until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const router = renderAt('/a', [
    {
      element: (
        <>
          <NavigationBar />
          <Outlet />
        </>
      ),
      hydrateFallbackElement: <p />,
      children: [
        { path: '/a', element: <h1>一覧</h1> },
        { path: '/slow', loader: () => promise, element: <h1>遅い画面</h1> },
        { path: '/quick', element: <h1>速い画面</h1> },
      ],
    },
  ])
  await act(() => router.navigate('/quick'))
  expect(bar()).not.toBeInTheDocument()
  act(() => void router.navigate('/slow'))
  await waitFor(() => expect(bar()).toBeVisible())
  expect(screen.getByRole('heading', { name: '速い画面' })).toBeVisible()
  act(() => resolve(null))
  expect(await screen.findByRole('heading', { name: '遅い画面' })).toBeVisible()
  await waitFor(() => expect(bar()).not.toBeInTheDocument())
})
