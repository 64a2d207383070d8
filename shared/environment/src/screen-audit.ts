import * as v from 'valibot'

/**
 * One look of axe at a screen of a release, at every width: what journeys write down and ops asks for before a deploy.
 */
export const ScreenAudit = v.object({
  /** ISO 8601. */
  at: v.string(),
  /** Application, e.g. `remote-payments`. */
  application: v.string(),
  version: v.string(),
  path: v.string(),
  /** State of the screen; a later audit of the same state replaces an earlier one. */
  name: v.string(),
  /** A screen, or what stands in its place when it does not come or is off. */
  view: v.picklist(['screen', 'fallback']),
  /** Rules of axe that it breaks. */
  violations: v.array(v.string()),
})
export type ScreenAudit = v.InferOutput<typeof ScreenAudit>

/** Path of the file with the audits of a release, below a data directory: one JSON object per line. */
export const auditFile = (application: string, version: string): string => `audits/${application}/${version}.jsonl`
