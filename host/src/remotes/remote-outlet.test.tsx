import '../testing/page.ts'
import { act, render, screen } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { demoTokens } from '../testing/demo-user.ts'
import { refreshFeatures } from './availability.ts'
import { RemoteOutlet } from './remote-outlet.tsx'

const answer = (isOn: boolean) => {
  globalThis.fetch = () => Promise.resolve(Response.json({ collections: isOn, collections_existing: isOn }))
}
const heading = { name: 'この機能は現在ご利用いただけません' }

/** A screen of collections, with a control of its own and one in the header; then collections are switched off. */
async function switchOffAt(focused: string) {
  writeTokens(demoTokens)
  queryClient.clear()
  answer(true)
  const screens = [{ index: true, element: <button>送る</button> }]
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
  act(() => screen.getByRole('button', { name: focused }).focus())
  answer(false)
  await act(() => refreshFeatures())
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
