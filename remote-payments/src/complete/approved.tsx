import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, ButtonLink, Card, CopyButton, HStack, Icon, Stack, Text } from '@invoice-card/ui'
import { useEffect } from 'react'
import type { PaidFor } from '../checkout/checkout.ts'
import { NextInvoice } from '../draft/queue/next-invoice.tsx'
import { nextDraftId, useQueue } from '../draft/queue/queue-state.ts'
import { NextItem } from '../prepared/items/next-item.tsx'
import { paths } from '../paths.ts'
import { EndPage } from './end-page.tsx'
import { messages } from './messages.ts'
import { NextSteps } from './next-steps.tsx'
import { useNextInvoice } from './use-next-invoice.ts'
import { PaidFacts } from './paid-facts.tsx'

/** The payment stands: its number, what happens now, where to go. */
export function Approved({
  invoiceId,
  paidFor,
  paymentId,
}: {
  invoiceId: number
  /** Null for a payment of another tab. */
  paidFor: PaidFor | null
  paymentId: string
}) {
  const { call = 'createInvoice', draftId = null, preItem = null } = paidFor ?? {}
  const words = messages.approved[call]
  const isRequest = call === 'payRequest'
  useEffect(() => {
    // It takes the place of the waiting on a document that the issuer's page led to: nobody has moved the focus yet,
    // and nobody would hear that it worked.
    if (document.activeElement === document.body || document.activeElement?.localName === 'main')
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
  // One thing is next: the button of the queue says what, and this one only where there is none.
  const isLast = nextDraftId(useQueue(), draftId) === null
  if (useNextInvoice(invoiceId, paymentId, paidFor)) return null
  return (
    <EndPage isDone call={call} title={words.title} description={words.lead}>
      <Stack gap="6">
        <Card>
          <Stack gap="6">
            <HStack gap="4" flexWrap="nowrap">
              <Icon name="check_circle" size="2.5rem" color="success" />
              <div>
                <Text size="sm" tone="muted">
                  {messages.id}
                </Text>
                <HStack gap="1">
                  <Text fontSize="2xl" fontWeight="bold" lineHeight="tight">
                    {invoiceDisplayId(invoiceId)}
                  </Text>
                  <CopyButton text={invoiceDisplayId(invoiceId)} label={messages.id} />
                </HStack>
              </div>
            </HStack>
            <PaidFacts invoiceId={invoiceId} isRequest={isRequest} />
          </Stack>
        </Card>
        <NextItem preItem={preItem} paymentId={paymentId} />
        <NextInvoice draftId={draftId} />
        <NextSteps invoiceId={invoiceId} isRequest={isRequest} />
        <HStack gap="4">
          <ButtonLink variant={isLast ? 'primary' : 'secondary'} to={paths.detail('review', invoiceId)}>
            {isRequest ? messages.requestDetail : messages.detail}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.create}>
            {messages.another}
          </ButtonLink>
          <AppLink to={paths.list('review')}>{messages.list}</AppLink>
        </HStack>
      </Stack>
    </EndPage>
  )
}
