import { store } from '@invoice-card/session'
import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { pendingRequestKeyAtom, requestKeyParam } from '../request-key/pending-key.ts'
import { leaveSession } from '../session/sign-out.ts'

/**
 * Loader of `/signin`: whoever comes here leaves the session that was open (SPEC §2). The key of a request mail's link is kept until somebody
 * is signed in, and taken out of the address, so that it stands in no history and no screenshot.
 */
export function enterSignIn({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  leaveSession()
  const url = new URL(request.url)
  const key = url.searchParams.get(requestKeyParam)
  if (key === null) return null
  store.set(pendingRequestKeyAtom, key)
  url.searchParams.delete(requestKeyParam)
  throw replace(url.pathname + url.search)
}
