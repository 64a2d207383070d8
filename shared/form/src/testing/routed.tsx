import { createContext, use, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

const Shown = createContext<ReactNode>(null)
const Screen = () => use(Shown)

/** For `render(…, { wrapper: routed() })`: what is rendered is a screen that can be left for others. */
export const routed = (others: readonly RouteObject[] = []) =>
  function Routed({ children }: { readonly children: ReactNode }) {
    const [router] = useState(() => createMemoryRouter([{ path: '/', Component: Screen }, ...others]))
    return (
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    )
  }
