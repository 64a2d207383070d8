import { createClient } from '@invoice-card/api-client'
import { cardLabel, creditCards } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

/** The calls about saved cards. */
export const cardCalls = createClient(creditCards)

/** The company's saved cards, and how many it may save. */
export const creditCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => cardCalls.listCreditCards({}, { signal }),
})

/** The words for cards that several screens use. */
export const cardWords = {
  name: cardLabel,
  states: { usable: '利用できます', expiring: 'まもなく期限切れ', expired: '期限切れ' },
} as const
