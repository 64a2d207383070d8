import { createClient } from '@invoice-card/api-client'
import { creditCards, users } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const userCalls = createClient(users)
const cardCalls = createClient(creditCards)

export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  queryFn: ({ signal }) => userCalls.getUserInformation({}, { signal }),
})

export const securitySettingsQuery = queryOptions({
  queryKey: ['users', 'securitySettings'],
  queryFn: ({ signal }) => userCalls.getSecuritySettings({}, { signal }),
})

export const creditCardsQuery = queryOptions({
  queryKey: ['creditCards'],
  queryFn: ({ signal }) => cardCalls.listCreditCards({}, { signal }),
})
