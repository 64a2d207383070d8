import { useIsPaymentOffered } from '@invoice-card/remote'
import { Page, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { NewPaymentLink } from '../company/new-payment-link.tsx'
import { RegistrationNotice } from '../company/registration-notice.tsx'
import { messages } from './messages.ts'

/** The frame of every list of payments, drafts among them. */
export function PaymentListPage({ children }: { children: ReactNode }) {
  const isOffered = useIsPaymentOffered()
  return (
    <Page title={messages.title} actions={<NewPaymentLink icon="add">{messages.create}</NewPaymentLink>}>
      <Stack gap="5">
        {!isOffered && <RegistrationNotice />}
        {children}
      </Stack>
    </Page>
  )
}
