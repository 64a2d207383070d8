import type { UserInformation } from '@invoice-card/contracts'
import { loginUserAtom, store, type LoginUser } from '@invoice-card/session'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { userCalls } from './security-settings.ts'

/** The signed-in user and the company. */
export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  queryFn: ({ signal }) => userCalls.getUserInformation({}, { signal }),
})

/** Shows what was just changed at once, here and in the header. */
export function useChangedUser(): (changes: {
  readonly information: (user: UserInformation) => UserInformation
  readonly loginUser: Partial<LoginUser>
}) => void {
  const client = useQueryClient()
  return ({ information, loginUser }) => {
    client.setQueryData(userInformationQuery.queryKey, user => user && information(user))
    store.set(loginUserAtom, user => user && { ...user, ...loginUser })
  }
}
