import { createClient } from '@invoice-card/api-client'
import { duePayments } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const client = createClient(duePayments)

/** How many rows are shown before more are asked for. */
export const firstRows = 6

/** What falls due soon, or on one of the days. The shown list stays while another day comes. */
export const duePaymentsQuery = ({ day, size }: { day: string | null; size: number }) =>
  queryOptions({
    queryKey: ['toppage', 'due', day, size],
    queryFn: ({ signal }) => client.listDuePayments({ query: { size, ...(day && { day }) } }, { signal }),
    placeholderData: shown => shown,
  })

/** What the page asks for first. */
export const firstDueQuery = duePaymentsQuery({ day: null, size: firstRows })
