import { AppLink, ButtonLink, EmptyState, ListView, Notice, Page, Stack, TabLinks } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { messages } from './messages.ts'
import { pageSize, readAsked, signInsHref, signInsQuery, type SignInsAsked } from './query.ts'

/** /myaccount/security/history: who signed in as this user or tried to, with the result. */
export function SignInsScreen() {
  const [search] = useSearchParams()
  const asked = readAsked(search)
  const query = useQuery(signInsQuery(asked))
  const tab = (outcome: SignInsAsked['outcome'], label: string) => ({ to: signInsHref({ outcome, page: 1 }), label, isCurrent: asked.outcome === outcome })
  return (
    <Page title={messages.title} description={messages.description} back={{ to: paths.security, label: messages.back }}>
      <Stack gap="6">
        <TabLinks label={messages.tabs} items={[tab(undefined, messages.all), tab('success', messages.success), tab('failure', messages.failure)]} />
        <ListView
          query={query} caption={messages.caption} columns={columns} rows={query.data?.sign_ins ?? []} rowKey={({ id }) => id}
          total={query.data?.count_all ?? 0} page={asked.page} pageSize={pageSize} getTo={page => signInsHref({ ...asked, page })}
          empty={<NothingToList asked={asked} />}
        />
        <Notice tone="attention" title={messages.unknownTitle} actions={<AppLink to={paths.newPassword}>{messages.newPassword}</AppLink>}>{messages.unknownText}</Notice>
      </Stack>
    </Page>
  )
}

function NothingToList({ asked: { outcome, page } }: { asked: SignInsAsked }) {
  if (page > 1) {
    return <EmptyState scene="search" title={messages.pageEmptyTitle} action={<ButtonLink variant="secondary" to={signInsHref({ outcome, page: 1 })}>{messages.toFirst}</ButtonLink>} />
  }
  return outcome === 'failure'
    ? <EmptyState scene="search" title={messages.emptyFailureTitle} description={messages.emptyFailureText} />
    : <EmptyState scene="search" title={messages.emptyTitle} description={messages.emptyText} />
}
