import type { RemoteName } from '@invoice-card/environment'
import { environment, versionedName } from '../environment/environment.ts'
import { remoteNames } from './names.ts'

const url = '/reports'

/** Sends an error to the operators with the release it comes from and the environment's sequence; shows it in the console too. */
export function reportError(error: unknown, name: RemoteName | 'host' = releaseOf(error)): void {
  const release = versionedName(name)
  console.error(`[${release} #${environment.sequence}]`, error)
  const body = {
    type: 'error', release, environment: environment.name, sequence: environment.sequence, path: location.pathname,
    message: chainOf(error), stack: error instanceof Error ? error.stack?.slice(0, 4000) : undefined,
  }
  navigator.sendBeacon?.(url, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Reports what nobody has caught. Called once, at start. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** Whose script stands first in the stack; the host for everything else. */
function releaseOf(error: unknown): RemoteName | 'host' {
  const stack = error instanceof Error ? error.stack ?? '' : ''
  const folder = /\/releases\/([\w-]+)\//.exec(stack)?.[1]?.replace('-', '_')
  return remoteNames.find(name => name === folder) ?? 'host'
}

function chainOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${chainOf(error.cause)}`
}
