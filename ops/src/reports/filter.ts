import { applicationName } from '../names.ts'
import { positiveInteger } from '../command-line/values.ts'
import type { ReportFilter } from './store.ts'

export const reportOptions = {
  hours: { type: 'string', value: 'N', text: 'how far back; 24 unless given' },
  of: { type: 'string', value: 'NAME', text: 'one application; all of them unless given' },
} as const

interface Values {
  readonly hours: string | undefined
  readonly of: string | undefined
}

/** @throws UsageError for what is no number or no application. */
export const readFilter = (environment: string, { hours, of }: Values): ReportFilter => ({
  environment,
  since: new Date(Date.now() - positiveInteger(hours, '--hours', 24) * 3_600_000),
  // Reports carry the name in module federation.
  application: of === undefined ? null : applicationName(of).replaceAll('-', '_'),
})
