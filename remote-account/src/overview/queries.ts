import { createClient } from '@invoice-card/api-client'
import { creditCards } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { userCalls } from '../common/security-settings.ts'

const cardCalls = createClient(creditCards)

export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  queryFn: ({ signal }) => userCalls.getUserInformation({}, { signal }),
})

export const creditCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => cardCalls.listCreditCards({}, { signal }),
})
