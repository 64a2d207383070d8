import { useEffect } from 'react'
import { isRefusal } from '@invoice-card/api-client'
import { ButtonLink, Card, Container, DateText, EmptyState, ErrorState, PageHeader, SkeletonText, Stack, styled, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { reportError } from '../remotes/report.ts'
import { isPrivatePath, paths } from '../routes/paths.ts'
import { notificationMessages as messages } from './messages.ts'
import { confirmNotification, noticeQuery } from './queries.ts'

// The text comes as lines.
const Body = styled('div', { base: { whiteSpace: 'pre-wrap', maxWidth: '44em' } })
const back = { to: paths.notifications.getHref(), label: messages.back }

/** `/notifications/{id}`: one notification; opening it marks it as read. */
export function Component() {
  const id = Number(useParams().id)
  return <Container width="md">{Number.isSafeInteger(id) && id > 0 ? <Notice key={id} id={id} /> : <NotFound />}</Container>
}

function Notice({ id }: { id: number }) {
  const { data, isPending, error, refetch, isRefetching } = useQuery(noticeQuery(id))
  const isUnread = data?.is_read === false
  // A mark that was not kept only leaves the notification unread.
  useEffect(() => { if (isUnread) confirmNotification(id).catch((reason: unknown) => reportError(reason)) }, [id, isUnread])

  if (isPending) return <Frame title={messages.title}><SkeletonText lines={5} /></Frame>
  if (isRefusal(error, 'notification_not_found')) return <NotFound />
  if (!data) return <Frame title={messages.title}><ErrorState title={messages.failedTitle} onRetry={() => void refetch()} isRetrying={isRefetching} /></Frame>
  return (
    <Frame title={data.title}>
      <Stack gap="5">
        <Text tone="muted" size="sm"><DateText value={data.created_at} withTime /></Text>
        <Body>{data.body}</Body>
        {data.link && isPrivatePath(data.link) && <div><ButtonLink to={data.link}>{messages.toSubject}</ButtonLink></div>}
      </Stack>
    </Frame>
  )
}

const Frame = ({ title, children }: { title: string, children: React.ReactNode }) => (
  <>
    <PageHeader title={title} back={back} />
    <Card inset="lg">{children}</Card>
  </>
)

const NotFound = () => (
  <Frame title={messages.title}>
    <EmptyState scene="search" title={messages.notFoundTitle} description={messages.notFound} action={<ButtonLink variant="secondary" to={back.to}>{messages.back}</ButtonLink>} />
  </Frame>
)
