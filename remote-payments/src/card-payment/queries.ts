import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

const listQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => calls.creditCards.listCreditCards({}, { signal }),
})

export const savedCardsQuery = queryOptions({ ...listQuery, select: ({ credit_cards }) => credit_cards })

/** Whether another card can be saved. */
export const cardRoomQuery = queryOptions({
  ...listQuery,
  select: ({ credit_cards, limit }) => credit_cards.length < limit,
})

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
