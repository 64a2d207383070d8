import type { RemoteName } from '@invoice-card/environment'
import { storagePrefix } from '@invoice-card/environment'
import { untilItStays } from '../reports/leaving.ts'
import { reportError } from '../reports/report.ts'

const servedWithinMs = 5000
const key = `${storagePrefix}reloaded`

/** Cleared on page load (docs/product.md#routes); its value says whether this document is already a second try. */
const wasReloaded = sessionStorage.getItem(key) !== null
sessionStorage.removeItem(key)

let target: (() => string | undefined) | undefined

/**
 * @param wanted path that is being navigated to, undefined while the document's first path is loading. Called once, by
 * the router's owner.
 */
export function setNavigationTarget(wanted: () => string | undefined): void {
  target = wanted
}

/** Where the user is going, with what is asked for there: the document's own address while its first screen loads. */
export const navigationTarget = (): string => target?.() ?? location.pathname + location.search

/**
 * A page that fails to load while navigating: loads its path again, once, and never returns. Where the document would
 * not come either, nothing is reloaded: the user would end on the browser's own error page, from where nothing leads
 * back. The first page of a document is not tried again by itself, or a broken page would reload for ever; after a
 * reload that did not help this is logged as an error.
 */
export async function reloadOnce(error: unknown, owner: RemoteName | 'host'): Promise<void> {
  // Or the user's own navigation would be replaced by ours.
  await untilItStays()
  const wanted = target?.()
  if (wanted === undefined) {
    reportError(
      wasReloaded ? new Error('The page failed to load again after a reload', { cause: error }) : error,
      owner,
    )
    return
  }
  if (!(await isServed(wanted))) return reportError(error, owner)
  sessionStorage.setItem(key, wanted)
  location.assign(wanted)
  await new Promise(() => {})
}

const isServed = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(servedWithinMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
