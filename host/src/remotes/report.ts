import type { RemoteName } from '@invoice-card/remote'
import { environment } from '../environment/environment.ts'

/** Where a failure belongs: `remote@version` and the set's sequence. */
const originOf = (name: RemoteName | 'host') =>
  `${name}@${name === 'host' ? environment.host.version : environment.remotes[name]?.version ?? 'absent'}#${environment.sequence}`

/** Logs an error with its origin and sends it to the edge's log. Messages and stacks only: no form values, no tokens. */
export function reportError(error: unknown, name: RemoteName | 'host' = 'host'): void {
  const origin = originOf(name)
  console.error(`[${origin}]`, error)
  const report = {
    origin,
    path: location.pathname,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack?.slice(0, 4000) : undefined,
  }
  navigator.sendBeacon?.('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
