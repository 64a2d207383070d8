import type { ErrorReport, RemoteName, VitalReport } from '@invoice-card/environment'
import { environment, versionedName } from '../environment/environment.ts'
import { currentRoute } from './route.ts'

type Fact =
  | (Pick<ErrorReport, 'type' | 'message' | 'stack' | 'trace_id'> & Partial<Pick<ErrorReport, 'is_first'>>)
  | Pick<VitalReport, 'type' | 'name' | 'value'>

/** Reports a fact of a release, also from a page that is being left. Never fails. */
export function send(fact: Fact, name: RemoteName | 'host', route = currentRoute()): void {
  const { name: set, sequence, variant } = environment
  const report = { ...fact, release: versionedName(name), environment: set, sequence, variant, route }
  navigator.sendBeacon?.('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
