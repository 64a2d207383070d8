import { UnreachableError } from '@invoice-card/api-client'
import { failedAttribute, type RemoteName } from '@invoice-card/environment'
import { environment, versionedName } from '../environment/environment.ts'
import { remoteNames } from '../environment/remote-names.ts'
import { unlessLeft, watchLeaving } from './leaving.ts'
import { send } from './send.ts'
import { traceOf } from './trace-of.ts'

/**
 * Sends an error to the operators with the release it comes from and the environment's sequence; shows it in the
 * console too. Not while the document is being left.
 */
export function reportError(error: unknown, name: RemoteName | 'host' = releaseOf(error)): void {
  unlessLeft(() => sendError(error, name))
}

function sendError(error: unknown, name: RemoteName | 'host'): void {
  console.error(`[${versionedName(name)} #${environment.sequence}]`, error)
  const stack = error instanceof Error ? error.stack?.slice(0, 4000) : undefined
  send(
    {
      type: 'error',
      message: chainOf(error),
      stack,
      trace_id: traceOf(error),
      is_first: !isUnreachable(error) && isFirstFailure(),
    },
    name,
  )
}

/** Sends that scripts did not come. */
export function reportLoad(error: Error, name: RemoteName | 'host'): void {
  unlessLeft(() => {
    console.error(`[${versionedName(name)} #${environment.sequence}]`, error)
    send({ type: 'load', message: chainOf(error), trace_id: traceOf(error), is_first: isFirstFailure() }, name)
  })
}

/** Sends that scripts take long; they may still come. */
export const reportSlowLoad = (message: string, name: RemoteName | 'host'): void =>
  send({ type: 'load', message }, name)

/** Reports what nobody has caught. Called once, at start. */
export function reportUncaught(): void {
  watchLeaving()
  addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

// Calls that a navigation cut off, or a train in a tunnel: no error of a release.
const isUnreachable = (error: unknown): boolean => error instanceof UnreachableError

/** Documents that failed are counted, not their errors: the page's own lines mark one as well. */
function isFirstFailure(): boolean {
  const isFirst = !document.documentElement.hasAttribute(failedAttribute)
  document.documentElement.setAttribute(failedAttribute, '')
  return isFirst
}

/** Whose script stands first in the stack; the host for everything else. */
function releaseOf(error: unknown): RemoteName | 'host' {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const folder = /\/releases\/([\w-]+)\//.exec(stack)?.[1]?.replaceAll('-', '_')
  return remoteNames.find(name => name === folder) ?? 'host'
}

/** Messages from the error to its cause. Of what is no error nothing but a status: all else may be about a person. */
function chainOf(error: unknown): string {
  if (error instanceof Error) return [error.message, chainOf(error.cause)].filter(Boolean).join(': ')
  if (typeof error === 'object') return error && 'status' in error ? String(error.status) : ''
  return error === undefined ? '' : String(error)
}
