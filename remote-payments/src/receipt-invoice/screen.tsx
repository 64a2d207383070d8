import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { savedListUrl, listStateOf, useListSearch } from '@invoice-card/list'
import { Card, ErrorState, Grid, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { FileViewer, invoiceFileQuery } from '@invoice-card/invoice-file'
import { NewPaymentLink } from '../company/new-payment-link.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { originIn, type Origin } from './origin.ts'
import { ReceivedInvoice } from './received-invoice.tsx'

/** /payments/receiptinvoice/{fileId}: an invoice that is here already, beside what was read in it. */
export function Component() {
  const { fileId = '' } = useParams()
  const [search] = useSearchParams()
  const origin = originIn(search)
  const listed = useListSearch()
  const { data, error, refetch, isFetching } = useQuery(invoiceFileQuery(fileId))
  const isMissing = isRefusal(error, 'file_not_found', 'invalid_request')
  return (
    <Page
      title={isMissing ? undefined : messages.title}
      description={data && messages.lead}
      back={backTo(origin, listed)}
    >
      {data ? (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <Card inset="none" padding="3" overflow="visible">
            <FileViewer file={data} />
          </Card>
          <ReceivedInvoice key={data.file_id} file={data} origin={origin} />
        </Grid>
      ) : isMissing ? (
        <ErrorState
          level="h1"
          scene="search"
          {...messages.notFound}
          action={<NewPaymentLink variant="secondary">{messages.create}</NewPaymentLink>}
        />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  )
}

function backTo(origin: Origin, listed: URLSearchParams | null) {
  if (origin.kind === 'draft') return { to: savedListUrl(paths.list('draft'), listed), label: messages.back.draft }
  return origin.kind === 'prepared'
    ? {
        to: paths.oauthGroup(origin.preGroupId),
        label: messages.back.prepared,
        state: listed ? listStateOf(listed) : undefined,
      }
    : { to: paths.create, label: messages.back.none }
}
