import type { RequestSchedule } from '@invoice-card/contracts'
import { List, useList, type ListDefinition } from '@invoice-card/list'
import { ButtonLink, EmptyState, Page, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { messages as listMessages } from '../listing/messages.ts'
import { scheduleListQuery } from '../schedules/queries.ts'
import { ScheduleDialog } from '../schedules/schedule-dialog.tsx'
import { StopDialog } from '../schedules/stop-dialog.tsx'
import { paths } from '../paths.ts'
import { scheduleColumns } from './columns.tsx'
import { messages } from './messages.ts'

const definition: ListDefinition = { orders: [{ value: 'next', label: messages.order }] }

/** /collections/schedule: requests that are prepared as drafts each month. */
export function ScheduleListScreen() {
  const list = useList(definition)
  const query = useQuery(scheduleListQuery(list.pageParameters))
  const [changed, setChanged] = useState<RequestSchedule | null>(null)
  // As it is by now: a colleague may have changed it since its dialog was opened.
  const current = query.data?.schedules.find(({ id }) => id === changed?.id) ?? changed
  const [stopped, setStopped] = useState<RequestSchedule | null>(null)
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.list('request'), label: listMessages.lists.request }}
      actions={
        <ButtonLink variant="secondary" to={paths.list('draft')}>
          {messages.drafts}
        </ButtonLink>
      }
    >
      <Stack gap="5">
        <FrozenNotice />
        <List
          list={list}
          query={query}
          caption={messages.caption}
          columns={scheduleColumns({ onChange: setChanged, onStop: setStopped })}
          rows={query.data?.schedules ?? []}
          total={query.data?.total_count ?? 0}
          rowKey={({ id }) => id}
          rowTo={({ invoice_id }) => paths.detail('request', invoice_id)}
          empty={
            <EmptyState
              title={messages.empty.title}
              description={messages.empty.description}
              action={<ButtonLink to={paths.list('request')}>{messages.empty.toRequests}</ButtonLink>}
            />
          }
        />
      </Stack>
      {current && changed && (
        <ScheduleDialog
          request={{ id: current.invoice_id, buyer_name: current.buyer_name, day: current.request_day }}
          schedule={current}
          onClose={() => setChanged(null)}
        />
      )}
      <StopDialog schedule={stopped} onClose={() => setStopped(null)} />
    </Page>
  )
}
