import { createClient } from '@invoice-card/api-client'
import { users, type UserInformation } from '@invoice-card/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The calls about the signed-in user. */
export const userCalls = createClient(users)

/** The signed-in user and the company. */
export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  queryFn: ({ signal }) => userCalls.getUserInformation({}, { signal }),
})

/** The same for a part of a screen that does without: undefined as long as nobody knows, and asked for once. */
export const useUserInformation = (): UserInformation | undefined =>
  useQuery({ ...userInformationQuery, retry: false }).data

/** Whether the company that is signed in is frozen (decision 0128); false as long as nobody knows. */
export const useIsCompanyFrozen = (): boolean => useUserInformation()?.is_company_frozen === true

/**
 * Whether the company that is signed in is offered payments: not while it is frozen, nor once its registration was
 * rejected. Under review it may prepare them, so it is; also as long as nobody knows.
 */
export function useIsPaymentOffered(): boolean {
  const data = useUserInformation()
  return data?.is_company_frozen !== true && data?.registration_status !== 'rejected'
}
