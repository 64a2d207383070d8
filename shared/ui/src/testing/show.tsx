import type { ReactNode } from 'react'
import { render } from '@invoice-card/config/testing'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '../provider/ui-provider.tsx'

/** Renders a component as an application would: with styles and a router. */
export function show(content: ReactNode) {
  return render(content, {
    wrapper: ({ children }) => (
      <UiProvider>
        <MemoryRouter>{children}</MemoryRouter>
      </UiProvider>
    ),
  })
}
