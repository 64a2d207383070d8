import { SessionEndedError } from '@invoice-card/api-client'
import { userInformationQuery } from '@invoice-card/remote'
import { loginUserAtom, readTokens, store } from '@invoice-card/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportError } from '../reports/report.ts'
import { toLoginUser } from './login-user.ts'

/**
 * Asks who is signed in when the layout is entered and when its window is looked at again. A tab remembers its user
 * over a reload, and the name on transfers or the address may have been changed in another tab, or by a colleague.
 */
export function useLoginUser(): void {
  const { data, error } = useQuery(userInformationQuery)
  useEffect(() => {
    // An answer must not bring the user back after signing out.
    if (data && readTokens()) store.set(loginUserAtom, toLoginUser(data))
  }, [data])
  useEffect(() => {
    if (error && !(error instanceof SessionEndedError)) reportError(error)
  }, [error])
}
