import { act, render } from '@invoice-card/config/testing'
import { createQueryClient, PathsOnContext, providePublicEnvironment } from '@invoice-card/remote'
import { store, writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes.tsx'

export const cardFrameOrigin = 'http://localhost:3002'

providePublicEnvironment({
  name: 'test',
  cardFrameOrigin,
  tokenApiKey: 'key',
  links: { operationManual: '', faq: '', contact: '/contact', privacyPolicy: '' },
})
globalThis.scrollTo = () => {}
writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })

/**
 * Renders the remote at an address, inside what the host puts around every screen: navigations there wait for the
 * host's own loader too.
 */
export async function renderAt(path: string, state?: unknown, isPathOn = (_: string) => true) {
  const { pathname, search } = new URL(path, 'http://localhost')
  const router = createMemoryRouter(
    [
      { path: '/payments', loader: () => Promise.resolve(null), children: routes, HydrateFallback: () => null },
      { path: '/slow', loader: () => new Promise(() => {}), element: null },
      { path: '*', element: <p>another screen</p>, HydrateFallback: () => null },
    ],
    { initialEntries: [{ pathname, search, state }] },
  )
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <UiProvider>
          <QueryClientProvider client={queryClient}>
            <PathsOnContext value={isPathOn}>
              <RouterProvider router={router} />
            </PathsOnContext>
          </QueryClientProvider>
        </UiProvider>
      </Provider>,
    ),
  )
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    /** The address of a screen that is on its way. */
    goingTo: () => router.state.navigation.location?.pathname,
    /** A link to another address. */
    go: (to: string) => act(() => router.navigate(to)),
    /** A link to a screen whose scripts do not come. */
    goSlowly: () => act(async () => void router.navigate('/slow')),
    /** The browser's back button. */
    back: () => act(() => router.navigate(-1)),
    /** What a reload does: everything in memory is gone, session storage stays. */
    leave: () => view.unmount(),
  }
}
