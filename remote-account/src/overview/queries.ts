import { createClient } from '@invoice-card/api-client'
import { creditCards } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const cardCalls = createClient(creditCards)

export const creditCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => cardCalls.listCreditCards({}, { signal }),
})
