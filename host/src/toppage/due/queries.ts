import { createClient } from '@invoice-card/api-client'
import { duePayments } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const client = createClient(duePayments)

/** What falls due soon, or on one of the days. The shown list stays while another day comes. */
export const duePaymentsQuery = ({ day, size }: { day: string | null; size: number }) =>
  queryOptions({
    queryKey: ['toppage', 'due', day, size],
    queryFn: ({ signal }) => client.listDuePayments({ query: { size, ...(day && { day }) } }, { signal }),
    placeholderData: shown => shown,
  })
