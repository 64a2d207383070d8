import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

export const savedCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => calls.creditCards.listCreditCards({}, { signal }),
  select: ({ credit_cards }) => credit_cards,
})
