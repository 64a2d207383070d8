import { withoutRows } from '@invoice-card/list'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** Every answer about schedules. */
export const schedulesKey = ['requestSchedules'] as const

/** One page of the schedules; the page before stays while the next one loads. */
export const scheduleListQuery = (page: { readonly from: number; readonly size: number }) =>
  queryOptions({
    queryKey: [...schedulesKey, page],
    queryFn: ({ signal }) => calls.requestSchedules.listRequestSchedules({ query: page }, { signal }),
    placeholderData: keepPreviousData,
  })

// A company has fifty at most, so that one page has all of them.
const all = { from: 0, size: 100 } as const

/** The schedule of one request; null where it has none. */
export const scheduleOfQuery = (invoiceId: number) =>
  queryOptions({
    ...scheduleListQuery(all),
    select: ({ schedules }) => schedules.find(({ invoice_id }) => invoice_id === invoiceId) ?? null,
  })

/** Takes a stopped schedule off what is on screen, which need not be answered again for that. */
export const removeSchedule = (client: QueryClient, id: number) =>
  client.setQueriesData<Awaited<ReturnType<typeof calls.requestSchedules.listRequestSchedules>>>(
    { queryKey: schedulesKey, type: 'active' },
    page => {
      const left = page && withoutRows(page.schedules, page.total_count, [id])
      return left && { schedules: left.rows, total_count: left.total }
    },
  )
