import type { BodyOf, collections } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import {
  Button,
  Card,
  DateText,
  DescriptionList,
  DescriptionRow,
  Money,
  Notice,
  Section,
  SkeletonText,
  Stack,
  styled,
} from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { messages } from './messages.ts'

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
    maxHeight: '32rem',
    overflowY: 'auto',
  },
})

const previewQuery = (body: BodyOf<typeof collections.previewRequest>) =>
  queryOptions({
    queryKey: ['requestPreview', body],
    queryFn: ({ signal }) => calls.collections.previewRequest({ body }, { signal }),
    // Its links to files live for some minutes.
    staleTime: 60_000,
  })

interface PreviewProps {
  readonly body: BodyOf<typeof collections.previewRequest>
  readonly isMailed: boolean
}

/** Exactly the mail that the buyer would get, and what the page behind its link says. */
export function Preview({ body, isMailed }: PreviewProps) {
  const { data, error, refetch, isFetching } = useQuery(previewQuery(body))
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
  const { mail, face } = data
  return (
    <Stack gap="6">
      {isMailed && (
        <Card>
          <Section title={messages.sections.mail}>
            <DescriptionList>
              <DescriptionRow term={terms.from}>{mail.from}</DescriptionRow>
              <DescriptionRow term={terms.to}>{mail.to}</DescriptionRow>
              <DescriptionRow term={terms.subject}>{mail.subject}</DescriptionRow>
            </DescriptionList>
            {/* Scrolls where it is long: reached by the keyboard too. */}
            <MailText tabIndex={0} role="group" aria-label={messages.sections.mail}>
              {mail.text}
            </MailText>
          </Section>
        </Card>
      )}
      <Card>
        <Section title={messages.sections.page}>
          <DescriptionList>
            <DescriptionRow term={terms.seller}>{face.seller_name}</DescriptionRow>
            <DescriptionRow term={terms.amount}>
              <Money amountYen={face.amount} />
            </DescriptionRow>
            <DescriptionRow term={terms.due}>
              <DateText value={face.payment_due_date} />
            </DescriptionRow>
            <DescriptionRow term={terms.payUntil}>
              <DateText value={face.expires_at} withTime />
            </DescriptionRow>
            <DescriptionRow term={terms.person}>{face.person_name}</DescriptionRow>
            <DescriptionRow term={terms.file}>
              {face.files.map(({ file_name }) => file_name).join('、') || terms.noFile}
            </DescriptionRow>
            {face.message !== '' && <DescriptionRow term={terms.message}>{face.message}</DescriptionRow>}
          </DescriptionList>
        </Section>
      </Card>
    </Stack>
  )
}
