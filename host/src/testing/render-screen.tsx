import { queryClient } from '@invoice-card/remote'
import { store } from '@invoice-card/session'
import { UiProvider } from '@invoice-card/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@invoice-card/config/testing'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

/** Renders routes at an address, inside what the host puts around every screen. Returns the router. */
export function renderAt(path: string, routes: RouteObject[]): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <Provider store={store}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </Provider>,
  )
  return router
}

export const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>): string =>
  location.pathname + location.search
