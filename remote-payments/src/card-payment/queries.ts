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
