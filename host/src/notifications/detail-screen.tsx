import { useEffect } from 'react'
import { isRefusal } from '@invoice-card/api-client'
import { asksForContact } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { ContactLink } from '@invoice-card/remote'
import { useIdParam } from '@invoice-card/remote/id-param'
import {
  AppLink,
  ButtonLink,
  Card,
  Container,
  DateText,
  EmptyState,
  ErrorState,
  HStack,
  Notice,
  PageHeader,
  SkeletonText,
  Stack,
  styled,
  Text,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { reportError } from '../reports/report.ts'
import { isPrivatePath, paths } from '../navigation/paths.ts'
import { usePathsOn } from '../remotes/availability.ts'
import { adviceOf } from './advice.ts'
import { Deadline } from './deadline.tsx'
import { kindLabel } from './kinds.ts'
import { notificationMessages as messages, subjectLabels } from './messages.ts'
import { confirmNotifications, noticeQuery } from './queries.ts'

// The text comes as lines.
const Body = styled('div', { base: { whiteSpace: 'pre-wrap', maxWidth: '44em' } })

/** `/notifications/{id}`: one notification; opening it marks it as read. */
export function Component() {
  const id = useIdParam()
  return <Container width="md">{id > 0 ? <NotificationDetail key={id} id={id} /> : <NotFound />}</Container>
}

function NotificationDetail({ id }: { id: number }) {
  const { data, isPending, error, refetch, isRefetching } = useQuery(noticeQuery(id))
  const isUnread = data?.is_read === false
  const isPathOn = usePathsOn()
  // A mark that was not saved only leaves the notification unread.
  useEffect(() => {
    if (isUnread) confirmNotifications([id]).catch((reason: unknown) => reportError(reason))
  }, [id, isUnread])

  if (isPending)
    return (
      // A title of several lines moves no card that stood there.
      <Frame key="loading" title={messages.title}>
        <SkeletonText lines={5} />
      </Frame>
    )
  if (isRefusal(error, 'notification_not_found')) return <NotFound />
  if (!data)
    return (
      <Frame title={messages.title}>
        <ErrorState
          title={messages.failedTitle}
          description={failureText(error)}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      </Frame>
    )
  const { title, body, kind, link, created_at, is_action_required, is_answered, deadline } = data
  const advice = adviceOf[kind]
  return (
    <Frame title={title}>
      <Stack gap="5">
        <HStack flexWrap="wrap" columnGap="4" rowGap="1">
          <Text as="span" tone="muted" size="sm">
            <DateText value={created_at} withTime />
          </Text>
          <Text as="span" tone="muted" size="sm">
            {kindLabel(kind)}
          </Text>
        </HStack>
        {is_action_required ? (
          <Notice tone="attention" title={deadline === null ? messages.asks : messages.deadline}>
            {deadline !== null && <Deadline {...data} />}
          </Notice>
        ) : is_answered ? (
          <Deadline {...data} />
        ) : (
          deadline !== null && (
            <Text size="sm">
              {messages.deadline}：<Deadline {...data} />
            </Text>
          )
        )}
        <Body>{body}</Body>
        <HStack flexWrap="wrap" columnGap="4" rowGap="2" _empty={{ display: 'none' }}>
          {link && isPrivatePath(link) && isPathOn(link) && (
            <ButtonLink variant={is_action_required ? 'primary' : 'secondary'} to={link}>
              {subjectLabels[kind]}
            </ButtonLink>
          )}
          {advice && <AppLink to={advice.to}>{advice.label}</AppLink>}
          {asksForContact(body) && <ContactLink />}
        </HStack>
      </Stack>
    </Frame>
  )
}

function Head({ title }: { title?: string }) {
  const to = savedListUrl(paths.notifications.getHref(), useListSearch())
  return <PageHeader title={title} back={{ to, label: messages.back }} />
}

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <>
    <Head title={title} />
    <Card inset="lg">{children}</Card>
  </>
)

const NotFound = () => (
  <>
    <Head />
    <EmptyState
      level="h1"
      scene="search"
      title={messages.notFoundTitle}
      description={messages.notFound}
      action={
        <ButtonLink variant="secondary" to={paths.notifications.getHref()}>
          {messages.back}
        </ButtonLink>
      }
    />
  </>
)
