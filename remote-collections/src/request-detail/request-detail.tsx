import type { RequestSellerDetail } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { FilesBeside } from '@invoice-card/invoice-file'
import { useFeatures, useIsCompanyFrozen } from '@invoice-card/remote'
import {
  Box,
  ButtonLink,
  Card,
  CopyButton,
  CourseTimeline,
  focusHome,
  HStack,
  Page,
  Section,
  Text,
} from '@invoice-card/ui'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { RequestStatus } from '../request/request-status.tsx'
import { paths } from '../paths.ts'
import { RequestActions } from './actions/request-actions.tsx'
import { AccountRequired } from './another-account/account-required.tsx'
import { Calculation } from './calculation.tsx'
import { stepsOf } from './course.ts'
import { Facts } from './facts.tsx'
import { Headline } from './headline.tsx'
import { Mails } from './mails.tsx'
import { messages } from './messages.ts'
import { EndedNotice, MailFailedNotice, ReturnedNotice } from './notices.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { ScheduleCard } from './schedule/schedule-card.tsx'

interface RequestDetailProps {
  readonly request: RequestSellerDetail
  readonly back: { readonly to: string; readonly label: string }
}

/** Everything about one request and what its seller may do with it. */
export function RequestDetail({ request, back }: RequestDetailProps) {
  const isOn = useFeatures().takesNew
  const isFrozen = useIsCompanyFrozen()
  const isAsked = request.account_required !== null
  const status = (
    <HStack gap="3">
      <RequestStatus request={request} />
      <HStack as="span" gap="1">
        <Text as="span">{messages.displayId(invoiceDisplayId(request.id))}</Text>
        <CopyButton text={invoiceDisplayId(request.id)} label={messages.displayIdLabel} />
      </HStack>
    </HStack>
  )
  const links = (
    <>
      {isOn && !isFrozen && (
        <ButtonLink variant="secondary" icon="content_copy" to={paths.createLike(request.id)}>
          {messages.copy}
        </ButtonLink>
      )}
      {request.receipt && <ReceiptButton invoiceId={request.id} />}
    </>
  )
  const first = (
    <>
      <FrozenNotice />
      {/* Answered, it is gone with its form. */}
      {request.account_required && (
        <Box display="contents" {...focusHome('h1')}>
          <AccountRequired request={request} asked={request.account_required} />
        </Box>
      )}
      <EndedNotice request={request} />
      {request.returned && !isAsked && <ReturnedNotice request={request} returned={request.returned} />}
      {request.mail_state === 'failed' && request.is_open && <MailFailedNotice request={request} />}
      <Headline request={request} />
    </>
  )
  const title = (
    <>
      <Box as="span" wordBreak="keep-all">
        {request.buyer_name}
      </Box>
      <wbr />
      {messages.titleEnd}
    </>
  )
  return (
    // Alone, lines as wide as two columns are hard to read.
    <Page title={title} description={status} back={back} actions={links} width={request.files.length > 0 ? 'lg' : 'md'}>
      <FilesBeside files={request.files} first={first}>
        {/* What was cancelled or answered takes its buttons along. */}
        <Box display="contents" {...focusHome('h1')}>
          <RequestActions request={request} />
          <Card>
            <Section title={messages.timeline}>
              <CourseTimeline steps={stepsOf(request)} />
            </Section>
          </Card>
          <Calculation request={request} />
          <Facts request={request} />
          <ScheduleCard request={request} />
          <Mails mails={request.mails} />
        </Box>
      </FilesBeside>
    </Page>
  )
}
