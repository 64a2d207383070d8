import { Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

/** The frame of this remote's lists. */
export const CollectionPage = ({ children }: { children: ReactNode }) => (
  <Page title={messages.title} description={messages.description}>
    {children}
  </Page>
)
