import { notify } from '@invoice-card/events'
import { BarButton, List, useList, useSelection } from '@invoice-card/list'
import { ButtonLink, Container, EmptyState, PageHeader, TextButton } from '@invoice-card/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { columns } from './columns.tsx'
import { addressOfTab, notificationList, shownTabs, tabOf, type ShownTab } from './list-definition.ts'
import { notificationMessages as messages } from './messages.ts'
import { confirmAllNotifications, confirmNotifications, notificationsQuery } from './queries.ts'

/** `/notifications`: the company's notifications, by what is unread, by what has to be done, by kind and day. */
export function Component() {
  const { search } = useLocation()
  const tab = tabOf(new URLSearchParams(search))
  const list = useList(notificationList)
  const { narrowing, word } = list
  const query = useQuery(notificationsQuery({ ...list.pageParameters, tab, narrowing, word }))
  const { data } = query
  const rows = data?.notifications ?? []
  const selection = useSelection(
    search,
    rows.map(({ id }) => id),
  )
  const onError = () => notify.error(messages.confirmFailed)
  const confirm = useMutation({
    mutationFn: confirmNotifications,
    onError,
    onSuccess: (_, ids) => {
      selection.clear()
      notify.success(messages.confirmed(ids.length))
    },
  })
  const confirmAll = useMutation({
    mutationFn: confirmAllNotifications,
    onError,
    onSuccess: () => notify.success(messages.confirmedAll),
  })
  const counts = { unread: data?.count_unread, action: data?.count_action_required, all: data?.count_all }

  return (
    <Container>
      <PageHeader title={messages.title} />
      <List
        list={list}
        query={query}
        caption={messages.caption}
        columns={columns}
        rows={rows}
        total={data?.total_count ?? 0}
        tabs={{
          label: messages.tabs,
          items: shownTabs.map(shown => ({
            to: addressOfTab(shown, narrowing, word),
            ...tabText(shown, counts[shown]),
            isCurrent: shown === tab,
          })),
        }}
        // Beside the count, which comes with it: in the head of the page it would push the list down.
        actions={
          (data?.count_unread ?? 0) > 0 && (
            <TextButton size="sm" icon="check" aria-busy={confirmAll.isPending} onClick={() => confirmAll.mutate()}>
              {messages.confirmAll}
            </TextButton>
          )
        }
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.notification.getHref(id)}
        empty={
          <EmptyState
            scene="bell"
            {...messages.empty[tab]}
            action={
              tab !== 'all' && (
                <ButtonLink variant="secondary" to={addressOfTab('all')}>
                  {messages.showAll}
                </ButtonLink>
              )
            }
          />
        }
        noMatch={messages.noMatch}
        selection={{
          of: selection,
          idOf: ({ id }) => id,
          labelOf: ({ title }) => title,
          actions: (
            <BarButton
              variant="secondary"
              label={messages.select}
              isLoading={confirm.isPending}
              onClick={() => confirm.mutate(selection.ids)}
            />
          ),
        }}
      />
    </Container>
  )
}

const tabText = (tab: ShownTab, count: number | undefined) => ({
  label: messages.tab[tab],
  hasDot: tab === 'action' && (count ?? 0) > 0,
  count,
})
