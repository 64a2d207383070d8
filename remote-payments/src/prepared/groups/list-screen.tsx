import { List, useList } from '@invoice-card/list'
import { useIsPathOn } from '@invoice-card/remote'
import { ButtonLink, EmptyState, Page } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { NewPaymentLink } from '../../company/new-payment-link.tsx'
import { paths } from '../../paths.ts'
import { columns } from './columns.tsx'
import { definition, preGroupListQuery } from './list-query.ts'
import { messages } from './messages.ts'

/** /payments/oauth: groups of payments that programs prepared, newest first. */
export function Component() {
  const list = useList(definition)
  const isPathOn = useIsPathOn()
  const query = useQuery(preGroupListQuery(list))
  return (
    <Page title={messages.title} description={messages.lead}>
      <List
        list={list}
        query={query}
        caption={messages.caption}
        columns={columns}
        rows={query.data?.pre_groups ?? []}
        total={query.data?.count ?? 0}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.oauthGroup(id)}
        empty={
          <EmptyState
            {...messages.empty}
            action={
              <>
                <NewPaymentLink>{messages.create}</NewPaymentLink>
                {isPathOn(paths.programs) && (
                  <ButtonLink variant="secondary" to={paths.programs}>
                    {messages.programs}
                  </ButtonLink>
                )}
              </>
            }
          />
        }
      />
    </Page>
  )
}
