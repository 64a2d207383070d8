import { storagePrefix } from '@invoice-card/session'
import { reportError } from './report.ts'
import { remoteAt } from './load.ts'

const flag = `${storagePrefix}reloadedPath`

/** Errors of a page's code that could not be fetched, as webpack and browsers name them. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module|Loading chunk/.test(error.message))

/**
 * SPEC §2: a lazily loaded page that fails to load reloads its path once. Returns true when the reload is under way.
 * A second failure in a row is logged as an error and left to the error view.
 */
export function reloadOnce(error: unknown, path: string): boolean {
  if (!isChunkLoadError(error)) return false
  if (sessionStorage.getItem(flag) !== null) {
    reportError(new Error(`Page of ${path} failed to load again after a reload`, { cause: error }), remoteAt(path) ?? 'host')
    return false
  }
  sessionStorage.setItem(flag, path)
  location.assign(path)
  return true
}

/** A page has loaded: the next failure may reload again. */
export function clearReloadFlag(): void {
  sessionStorage.removeItem(flag)
}
