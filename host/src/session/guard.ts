import { readTokens } from '@invoice-card/session'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { isPrivatePath, paths } from '../navigation/paths.ts'
import { wantedHash } from '../reports/route.ts'

/**
 * Loader of everything behind the sign-in: sends an anonymous user to the sign-in screen, which brings back
 * (docs/product.md#routes).
 */
export function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.signIn.getHref(pathname + search + wantedHash()))
}

/**
 * The same for the address of a new document: asked before the router starts, none of the wanted screen's scripts are
 * fetched in vain.
 */
export function startAtSignIn(): void {
  const { pathname, search, hash } = location
  if (isPrivatePath(pathname) && !readTokens())
    history.replaceState(null, '', paths.signIn.getHref(pathname + search + hash))
}
