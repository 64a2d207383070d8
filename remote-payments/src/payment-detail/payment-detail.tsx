import type { Invoice } from '@invoice-card/contracts'
import { courseSteps, invoiceDisplayId } from '@invoice-card/domain'
import { FilesBeside } from '@invoice-card/invoice-file'
import { useListState } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import {
  AppLink,
  Box,
  Card,
  CopyButton,
  CourseTimeline,
  focusHome,
  HStack,
  Page,
  Section,
  Text,
} from '@invoice-card/ui'
import { isRepeatable } from '../existing-payment/again/application-like-last-time.ts'
import { PayAgainButton } from '../existing-payment/again/pay-again-button.tsx'
import { isCorrectable } from '../existing-payment/edit/edit-of-payment.ts'
import { InvoiceStatusBadge } from '../listing/status-badge.tsx'
import { paths } from '../paths.ts'
import { ActionRequired } from './action-required.tsx'
import { Amounts } from './amounts.tsx'
import { CancelPayment } from './cancel/cancel-dialog.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { Facts } from './facts.tsx'
import { messages } from './messages.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { ReturnedNotice } from './returned-notice.tsx'
import { isUnpaidRequest } from './unpaid-request.ts'

/** Everything about one payment and what may be done with it. */
export function PaymentDetail({ invoice, back }: { invoice: Invoice; back: { to: string; label: string } }) {
  const listState = useListState()
  const steps = courseSteps(invoice.timeline, {
    isActionRequired: invoice.is_action_required && invoice.is_editable,
    cancelReason: invoice.cancellation?.reason,
    now: serverNow(),
  })
  const displayIdLabel = isUnpaidRequest(invoice) ? messages.requestDisplayId : messages.displayId
  const status = (
    <HStack gap="3">
      <InvoiceStatusBadge invoice={invoice} />
      <HStack as="span" gap="1">
        <Text as="span">
          {displayIdLabel} {invoiceDisplayId(invoice.id)}
        </Text>
        <CopyButton text={invoiceDisplayId(invoice.id)} label={displayIdLabel} />
      </HStack>
    </HStack>
  )
  const actions = (isRepeatable(invoice) || invoice.has_receipt) && (
    <>
      {isRepeatable(invoice) && <PayAgainButton invoice={invoice} />}
      {invoice.has_receipt && <ReceiptButton invoiceId={invoice.id} />}
    </>
  )
  const correct = isCorrectable(invoice) && !invoice.is_action_required && (
    <AppLink to={paths.editInvoiceInfo(invoice.id)} state={listState} fontSize="sm">
      {messages.facts.edit}
    </AppLink>
  )
  const first = (
    <>
      <EndedNotice invoice={invoice} />
      {invoice.returned && <ReturnedNotice invoice={invoice} returned={invoice.returned} />}
      <Amounts invoice={invoice} />
    </>
  )
  return (
    <Page
      title={
        <>
          <Box as="span" wordBreak="keep-all">
            {invoice.supplier_name}
          </Box>
          <wbr />
          {messages.titleEnd}
        </>
      }
      description={status}
      back={back}
      actions={actions}
    >
      <FilesBeside files={invoice.files} first={first}>
        {/* What was cancelled or answered takes its buttons along. */}
        <Box display="contents" {...focusHome('h1')}>
          {invoice.is_action_required && <ActionRequired key={invoice.id} invoice={invoice} />}
          <Card>
            <Section title={messages.timeline.title}>
              <CourseTimeline steps={steps} />
            </Section>
          </Card>
          <Card>
            <Section
              title={isUnpaidRequest(invoice) ? messages.facts.requestTitle : messages.facts.title}
              actions={correct}
            >
              <Facts invoice={invoice} />
            </Section>
          </Card>
          <CancelPayment invoice={invoice} />
        </Box>
      </FilesBeside>
    </Page>
  )
}
