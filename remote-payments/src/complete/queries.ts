import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

const pollMs = 2000

/** How a payment ended; asked again while the card company has not answered. */
export const approvalQuery = (paymentId: string | null) =>
  queryOptions({
    queryKey: ['approval', paymentId],
    queryFn: ({ signal }) => calls.creditCards.approveCredit({ body: { payment_id: paymentId ?? '' } }, { signal }),
    enabled: paymentId !== null,
    // Never from the cache: an earlier visit may have seen it pending.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  })
