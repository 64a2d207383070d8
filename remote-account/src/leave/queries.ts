import { createClient } from '@invoice-card/api-client'
import { closures, type BodyOf } from '@invoice-card/contracts'
import { challengeOf, type CodeChallenge } from '@invoice-card/form/code'
import { clearSession, closedAccountAtom, store } from '@invoice-card/session'
import { queryOptions } from '@tanstack/react-query'
import { paths } from '../paths.ts'

const calls = createClient(closures)

/** What hinders leaving, what it ends and what is retained: loaded again whenever the screen is opened. */
export const closureQuery = queryOptions({
  queryKey: ['closure'],
  queryFn: ({ signal }) => calls.getClosure({}, { signal }),
  staleTime: 0,
})

/** Mails the code that leaving takes where sign-ins take one. */
export const sendClosureCode = async (password: string): Promise<CodeChallenge> =>
  challengeOf(await calls.sendClosureCode({ body: { password } }))

/**
 * Closes the account. The page is loaded again after that: nothing of the company stays in its memory, and no call of
 * it is refused meanwhile.
 */
export async function closeAccount(body: BodyOf<typeof closures.closeAccount>): Promise<void> {
  await calls.closeAccount({ body })
  clearSession()
  store.set(closedAccountAtom, true)
  location.replace(paths.leaveComplete)
}
