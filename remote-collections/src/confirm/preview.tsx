import type { BodyOf, collections } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { RequestPage } from '@invoice-card/request-page'
import { serverNow } from '@invoice-card/session'
import {
  Box,
  Button,
  Card,
  DescriptionList,
  DescriptionRow,
  Notice,
  Section,
  SkeletonText,
  styled,
} from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

type Body = BodyOf<typeof collections.previewRequest>

const { terms } = messages
const MailText = styled('pre', {
  base: {
    fontFamily: 'inherit',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    lineBreak: 'strict',
    overflowWrap: 'anywhere',
    padding: '4',
    bg: 'gray.100',
    borderRadius: 'md',
  },
})

const PageFrame = styled(Box, {
  base: {
    position: 'relative',
    padding: { base: '2', sm: '4' },
    bg: 'bg.canvas',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    // A finger would be caught in a box that scrolls in a page that scrolls.
    maxHeight: { lg: '40rem' },
    overflowY: { lg: 'auto' },
  },
})

const previewQuery = (body: Body) =>
  queryOptions({
    queryKey: ['requestPreview', body],
    queryFn: ({ signal }) => calls.collections.previewRequest({ body }, { signal }),
    // Its links to files live for some minutes.
    staleTime: 60_000,
  })

/**
 * The mail as an address without an account would get it: which address is a customer's is not shown to its seller.
 */
export function MailPreview({ body }: { body: Body }) {
  const { data } = useQuery(previewQuery(body))
  if (!data) return null
  const { from, to, subject, text } = data.mail
  return (
    <Card>
      <Section title={messages.sections.mail} description={messages.mailHelp}>
        <DescriptionList>
          <DescriptionRow term={terms.from}>{from}</DescriptionRow>
          <DescriptionRow term={terms.to}>{to}</DescriptionRow>
          <DescriptionRow term={terms.subject}>{subject}</DescriptionRow>
        </DescriptionList>
        <MailText role="group" aria-label={messages.sections.mail}>
          {text}
        </MailText>
      </Section>
    </Card>
  )
}

/** The page behind the link, or why neither page nor mail can be shown. */
export function PagePreview({ body, isMailed }: { readonly body: Body; readonly isMailed: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(previewQuery(body))
  const [now] = useState(serverNow)
  if (!data && error) {
    const retry = (
      <Button size="sm" variant="secondary" icon="refresh" isLoading={isFetching} onClick={() => void refetch()}>
        {messages.preview.retry}
      </Button>
    )
    return (
      <Notice tone="danger" isLive title={messages.preview.failed} actions={retry}>
        {failureText(error)}
      </Notice>
    )
  }
  if (!data)
    return (
      <Card>
        <SkeletonText lines={8} />
      </Card>
    )
  const source = {
    ask: async () => (await refetch({ throwOnError: true })).data?.preview.files ?? [],
    onStale: () => void refetch(),
  }
  return (
    <Card>
      <Section title={messages.sections.page} description={messages.pageHelp}>
        {/* Scrolls where it is long: reached by the keyboard too. */}
        <PageFrame tabIndex={0} role="group" aria-label={messages.sections.page}>
          <Box maxWidth="page.md" marginInline="auto">
            <RequestPage
              preview={data.preview}
              mailFrom={isMailed ? data.mail.from : null}
              now={now}
              source={source}
              links={null}
            />
          </Box>
        </PageFrame>
      </Section>
    </Card>
  )
}
