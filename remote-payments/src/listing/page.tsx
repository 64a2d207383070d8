import { ButtonLink, Page } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The frame of every list of payments, drafts among them. */
export const PaymentListPage = ({ children }: { children: ReactNode }) => (
  <Page
    title={messages.title}
    actions={
      <ButtonLink to={paths.create} icon="add">
        {messages.create}
      </ButtonLink>
    }
  >
    {children}
  </Page>
)
