import { parseUrl } from '@invoice-card/environment'
import { isPrivatePath, paths } from './paths.ts'

/**
 * Where the `redirect` query leads after signing in: a private path of this origin, or the request that waits, else
 * the top page. The query comes from the address bar, so it may hold anything.
 */
export function redirectTarget(redirect: string | null, origin: string = location.origin): string {
  const fallback = paths.topPage.getHref()
  // The URL parser drops control characters and reads a backslash as a slash; a wanted path has neither.
  if (!redirect?.startsWith('/') || /[\\\p{Cc}]/u.test(redirect)) return fallback
  const url = parseUrl(redirect, origin)
  if (!url) return fallback
  const isWanted = isPrivatePath(url.pathname) || url.pathname === paths.request.getHref()
  if (url.origin !== origin || !isWanted) return fallback
  return url.pathname + url.search + url.hash
}
