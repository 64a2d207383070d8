import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { dropEndedKey, takeKeyOut } from '../session/pending-request-key.ts'
import { leaveSession } from '../session/sign-out.ts'

/**
 * Loader of `/signin`: a user who comes here leaves the open session (docs/product.md#routes). The key of a
 * request's link is
 * stored until somebody is signed in.
 */
export function enterSignIn({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  leaveSession()
  const address = takeKeyOut(request.url)
  if (address === null) {
    dropEndedKey()
    return null
  }
  throw replace(address)
}
