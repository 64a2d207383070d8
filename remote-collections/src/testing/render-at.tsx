import { act, render } from '@invoice-card/config/testing'
import { createQueryClient, type Features, FeaturesContext } from '@invoice-card/remote'
import { store, writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes.tsx'

globalThis.scrollTo = () => {}
writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })

/** Renders the remote at an address, inside what the host puts around every screen. */
export async function renderAt(path: string, initial: Features = { takesNew: true }) {
  let change: (features: Features) => void = () => {}
  function Host({ children }: { children: ReactNode }) {
    const [features, setFeatures] = useState(initial)
    change = setFeatures
    return <FeaturesContext value={features}>{children}</FeaturesContext>
  }
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
            <Host>
              <RouterProvider router={router} />
            </Host>
          </QueryClientProvider>
        </UiProvider>
      </Provider>,
    ),
  )
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    /** What the host learns while the document is open. */
    switchTo: (features: Features) => act(() => change(features)),
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    /** What a reload does: everything in memory is gone, session storage stays. */
    leave: () => view.unmount(),
  }
}
