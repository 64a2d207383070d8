import { ButtonLink, Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The frame of this remote's lists. */
export const CollectionPage = ({ children }: { children: ReactNode }) => (
  <Page
    title={messages.title}
    description={messages.description}
    actions={
      <>
        <ButtonLink to={paths.schedules} variant="secondary">
          {messages.schedules}
        </ButtonLink>
        <ButtonLink to={paths.create}>{messages.create}</ButtonLink>
      </>
    }
  >
    {children}
  </Page>
)
