import { act, render } from '@invoice-card/config/testing'
import { createQueryClient, providePublicEnvironment } from '@invoice-card/remote'
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
writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })

/** Renders the remote at an address, inside what the host puts around every screen. Returns where the user is. */
export async function renderAt(path: string): Promise<() => string> {
  const router = createMemoryRouter(
    [
      { path: '/myaccount', children: routes, HydrateFallback: () => null },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [path] },
  )
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  await act(async () =>
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
  return () => router.state.location.pathname + router.state.location.search + router.state.location.hash
}
