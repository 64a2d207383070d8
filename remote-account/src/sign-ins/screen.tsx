import { List, useList } from '@invoice-card/list'
import { AppLink, ButtonLink, EmptyState, Notice, Page, Parts } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { messages } from './messages.ts'
import { outcomeIn, signInList, signInsHref, signInsQuery, type Outcome } from '../common/sign-ins/query.ts'

/** /myaccount/security/history: who signed in as this user or tried to, with the result. */
export function SignInsScreen() {
  const [search] = useSearchParams()
  const outcome = outcomeIn(search)
  const list = useList(signInList)
  const query = useQuery(signInsQuery(outcome, list.pageParameters))
  const tab = (of: Outcome, label: string) => ({ to: signInsHref(of), label, isCurrent: outcome === of })
  return (
    <Page title={messages.title} description={messages.description} back={{ to: paths.security, label: messages.back }}>
      <Parts gap="6">
        <List
          tabs={{
            label: messages.tabs,
            items: [tab(undefined, messages.all), tab('success', messages.success), tab('failure', messages.failure)],
          }}
          list={list}
          query={query}
          caption={messages.caption}
          columns={columns}
          rows={query.data?.sign_ins ?? []}
          rowKey={({ id }) => id}
          total={query.data?.count_all ?? 0}
          empty={
            <EmptyState
              scene="search"
              {...(outcome === 'failure' ? messages.emptyFailure : messages.empty)}
              action={
                outcome && (
                  <ButtonLink variant="secondary" to={signInsHref(undefined)}>
                    {messages.showAll}
                  </ButtonLink>
                )
              }
            />
          }
        />
        <Notice
          tone="attention"
          title={messages.unknownTitle}
          actions={<AppLink to={paths.editPassword}>{messages.newPassword}</AppLink>}
        >
          {messages.unknownText}
        </Notice>
      </Parts>
    </Page>
  )
}
