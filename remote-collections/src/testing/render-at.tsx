import { act, render } from '@invoice-card/config/testing'
import { createQueryClient } from '@invoice-card/remote'
import { store, writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes.tsx'

globalThis.scrollTo = () => {}
writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })

/** Renders the remote at an address, inside what the host puts around every screen. */
export async function renderAt(path: string) {
  const router = createMemoryRouter([{ path: '/collections', children: routes, HydrateFallback: () => null }], {
    initialEntries: [path],
  })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <UiProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </UiProvider>
      </Provider>,
    ),
  )
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    /** What a reload does: everything in memory is gone, session storage stays. */
    leave: () => view.unmount(),
  }
}
