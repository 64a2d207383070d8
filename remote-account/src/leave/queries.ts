import { createClient } from '@invoice-card/api-client'
import { closures, type BodyOf } from '@invoice-card/contracts'
import { clearSession } from '@invoice-card/session'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { paths } from '../paths.ts'

const calls = createClient(closures)

export type Closing = BodyOf<typeof closures.closeAccount>

/** What hinders leaving, what it ends and what is kept: asked anew whenever the screen is opened. */
export const closureQuery = queryOptions({
  queryKey: ['closure'],
  queryFn: ({ signal }) => calls.getClosure({}, { signal }),
  staleTime: 0,
})

export const useSendCode = () =>
  useMutation({ mutationFn: (password: string) => calls.sendClosureCode({ body: { password } }) })

/**
 * Closes the account. The page is loaded anew after that: nothing of the company stays in its memory, and no call of it
 * is refused meanwhile.
 */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: (body: Closing) => calls.closeAccount({ body }),
    onSuccess: () => {
      clearSession()
      location.replace(paths.leaveComplete)
    },
  })
