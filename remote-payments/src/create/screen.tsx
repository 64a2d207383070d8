import { useIsPaymentOffered } from '@invoice-card/remote'
import { knownStatsAtom } from '@invoice-card/session'
import { AppLink, Box, Card, focusHome, Grid, inOrder, LoadingMark, Notice, Stack } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { screenOfAttempt } from '../checkout/selectors.ts'
import { FlowPage } from '../checkout/flow-page.tsx'
import { useApplication, useCheckout } from '../checkout/store.ts'
import { PreparedNotice } from '../prepared/items/prepared-notice.tsx'
import { RegistrationNotice } from '../company/registration-notice.tsx'
import { UnsavedNotice } from '../draft/unsaved-input/unsaved-notice.tsx'
import { paths } from '../paths.ts'
import { LaterCalculator } from './later-calculator.tsx'
import { messages } from './messages.ts'
import { InvoiceUpload } from './invoice-upload.tsx'
import { QueueList } from './queue-list.tsx'
import { TakenOver } from './taken-over.tsx'

/** /payments/create: the invoice to pay, and what paying it costs. */
export function Component() {
  const { paymentsDraft } = useAtomValue(knownStatsAtom)
  const attemptScreen = screenOfAttempt(useCheckout())
  const application = useApplication()
  const { draftId, preItem, invoiceFile, invoiceForm } = application
  const isUntouched = invoiceFile === null && invoiceForm === null
  const [wasUntouched] = useState(isUntouched)
  const isOffered = useIsPaymentOffered()
  // The values of a payment must not change while it is made.
  if (attemptScreen !== null) return <Navigate to={attemptScreen} replace />
  return (
    <FlowPage step={0} title={messages.title} description={isOffered ? messages.lead : undefined}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
        // Where the calculator stands below the notices.
        css={{ lgDown: inOrder }}
      >
        <Stack gap="6">
          <RegistrationNotice meanwhile={messages.mayPrepare} />
          <Box display="contents" {...focusHome('h1')}>
            <TakenOver application={application} />
          </Box>
          {isOffered && (
            <Card>
              <InvoiceUpload />
            </Card>
          )}
          <Box display="contents" {...focusHome('h1')}>
            <QueueList />
            <UnsavedNotice />
          </Box>
          {wasUntouched && isOffered && (
            // While the chosen file is uploaded it keeps its room.
            <Box visibility={isUntouched ? undefined : 'hidden'}>
              <AppLink to={paths.invoicePayment}>{messages.payeeFirst}</AppLink>
            </Box>
          )}
          {/* Counted a moment later: below them nothing can be pushed away under a finger. */}
          {preItem === null && <PreparedNotice />}
          {draftId === null && <DraftsNotice count={paymentsDraft} />}
        </Stack>
        <Card>
          <LaterCalculator />
        </Card>
      </Grid>
    </FlowPage>
  )
}

function DraftsNotice({ count }: { count: number | undefined }) {
  if (count === undefined) return <LoadingMark />
  if (count === 0) return null
  return (
    <Notice title={messages.drafts(count)}>
      <AppLink to={paths.list('draft')}>{messages.openDrafts}</AppLink>
    </Notice>
  )
}
