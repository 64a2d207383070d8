import { act, render } from '@invoice-card/config/testing'
import { store, writeTokens } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type InitialEntry, type RouteObject } from 'react-router-dom'
import { providePublicEnvironment } from '../environment.ts'
import { FeaturesContext, type Features } from '../features.ts'
import { PathsOnContext, type IsPathOn } from '../paths-on.ts'
import { createQueryClient } from '../query-client.ts'

/** What the double puts a remote into. */
export interface OpenOptions {
  /** First segment of the remote's addresses, as in its `remote.ts`. */
  readonly prefix: string
  /** Whole address that is opened, e.g. `/suppliers/5`, or one with the state of a navigation. */
  readonly at: InitialEntry
  /** What the remote may do; everything unless given. */
  readonly features?: Features
  /** Which screens of other remotes are switched on; all unless given. */
  readonly isPathOn?: IsPathOn
}

/** Origin of the card document in the double's environment. */
export const cardFrameOrigin = 'http://localhost:3002'

/**
 * The host as far as a screen sees it, in a test: a signed-in session, environment, look, query cache, features and
 * router. Queries are not repeated, so that a failure shows at once; addresses outside the prefix show `another
 * screen`. Calls of the API are answered by `answerWith`.
 */
export async function openRemote(
  routes: readonly RouteObject[],
  { prefix, at, features = { takesNew: true }, isPathOn = () => true }: OpenOptions,
) {
  const links = { operationManual: '', faq: '', contact: '/contact', privacyPolicy: '' }
  providePublicEnvironment({ name: 'test', cardFrameOrigin, tokenApiKey: 'key', links })
  globalThis.scrollTo = () => {}
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  const router = createMemoryRouter(
    [
      { path: `/${prefix}`, children: [...routes], HydrateFallback: () => null },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [at] },
  )
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  let change: (features: Features) => void = () => {}
  function Host({ children }: { readonly children: ReactNode }) {
    const [current, setCurrent] = useState(features)
    change = setCurrent
    return (
      <FeaturesContext value={current}>
        <PathsOnContext value={isPathOn}>{children}</PathsOnContext>
      </FeaturesContext>
    )
  }
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
    /** Path and query where the user is. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The address with its state, which a reload finds again. */
    place: () => router.state.location,
    /** Goes to an address, or as many steps through the history. */
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    /** What the host learns while the document is open. */
    switchTo: (next: Features) => act(() => change(next)),
    /** What a reload does: everything in memory is gone, session storage stays. */
    leave: () => view.unmount(),
  }
}
