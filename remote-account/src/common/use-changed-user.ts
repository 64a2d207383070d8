import type { UserInformation } from '@invoice-card/contracts'
import { showAnswer, userInformationQuery } from '@invoice-card/remote'
import { loginUserAtom, store, type LoginUser } from '@invoice-card/session'
import { useQueryClient } from '@tanstack/react-query'

/** Shows what was just changed at once, here and in the header. */
export function useChangedUser(): (changes: {
  readonly information: (user: UserInformation) => UserInformation
  readonly loginUser: Partial<LoginUser>
}) => Promise<void> {
  const client = useQueryClient()
  return ({ information, loginUser }) => {
    store.set(loginUserAtom, user => user && { ...user, ...loginUser })
    return showAnswer(client, userInformationQuery.queryKey, user => user && information(user))
  }
}
