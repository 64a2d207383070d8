import { failedAttribute, type ErrorReport, type RemoteName, type VitalReport } from '@invoice-card/environment'
import { environment, versionedName } from '../environment/environment.ts'
import { currentRoute } from './route.ts'

type Fact = Pick<ErrorReport, 'type' | 'message' | 'stack'> | Pick<VitalReport, 'type' | 'name' | 'value'>

/** Reports a fact of a release, also from a page that is being left. Never fails. */
export function send(fact: Fact, name: RemoteName | 'host', route = currentRoute()): void {
  const { name: set, sequence, variant } = environment
  const isFirst = fact.type !== 'vital' && fact.type !== 'policy' && isFirstFailure()
  const report = { ...fact, ...(isFirst ? { is_first: true } : {}), release: versionedName(name), environment: set, sequence, variant, route }
  navigator.sendBeacon?.('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/** Documents that failed are counted, not their errors: the page's own lines mark one as well. */
function isFirstFailure(): boolean {
  const isFirst = !document.documentElement.hasAttribute(failedAttribute)
  document.documentElement.setAttribute(failedAttribute, '')
  return isFirst
}
