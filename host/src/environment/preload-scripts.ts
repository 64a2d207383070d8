import { readTokens } from '@invoice-card/session'
import { environment } from './environment.ts'

/** Of a user who was signed in the page has fetched these itself (ops/src/environment/inline/preload.ts). */
const ownPath = readTokens() ? location.pathname : undefined

/** Fetches the scripts of a screen that the user is about to come to, and runs none of them. */
export function preloadScreen(path: string): void {
  const [pathname = ''] = path.split(/[?#]/)
  if (pathname === ownPath) return
  for (const { prefix, files, pages } of environment.preload) {
    if (prefix !== null && prefix !== pathname.split('/')[1]) continue
    const page = pages.find(({ pattern }) => new RegExp(pattern).test(pathname))
    for (const href of new Set([...files, ...(page?.files ?? [])])) preloadScript(href)
  }
}

function preloadScript(href: string): void {
  if (document.head.querySelector(`link[href="${href}"], script[src="${href}"]`)) return
  // The same CORS mode and hash as the script that follows, or it is fetched twice.
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: environment.integrity[href],
      href,
    }),
  )
}
