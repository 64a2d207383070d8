import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** The days that a transfer can be made on, as the server says at this hour. */
export const closedDaysQuery = queryOptions({
  queryKey: ['banks', 'closedDays'],
  queryFn: ({ signal }) => calls.banks.getClosedDays({}, { signal }),
  staleTime: 5 * 60_000,
})

/** Once the server has refused a day, the calendar that offered it is over: the form must not offer it again. */
export const refreshCalendar = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: closedDaysQuery.queryKey, refetchType: 'all' })
