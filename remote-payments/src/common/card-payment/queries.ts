import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** Saved cards that can still be used. */
export const usableCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => calls.creditCards.listCreditCards({}, { signal }),
  select: ({ credit_cards }) => credit_cards.filter(({ is_expired }) => !is_expired),
})
