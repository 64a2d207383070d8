import * as v from 'valibot'
import { documentVariants } from './variant.ts'

const text = (max: number) =>
  v.pipe(
    v.string(),
    // PostgreSQL stores no U+0000.
    v.transform(value => value.slice(0, max).replaceAll('\0', '')),
    v.maxLength(max),
  )

const origin = {
  /** Whose it is: `remote_payments@1.0.0-1a2b3c4d5e`. */
  release: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,40}@[\w.-]{1,40}$/)),
  /** The environment and the set that the document was born with. */
  environment: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  /** Of the document. */
  variant: v.optional(v.picklist(documentVariants), 'stable'),
  /** Pattern of the screen's route, e.g. `/payments/review/:id`; never what a user typed or asked for. */
  route: text(200),
}

/** What failed: `error` in a script, `load` of a script, `policy` of CSP, Trusted Types or Integrity. */
const reportKinds = ['error', 'load', 'policy'] as const

/**
 * Core Web Vitals and what explains them (https://web.dev/articles/vitals): CLS without a unit, all others in
 * milliseconds.
 */
const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/** Something that went wrong in a page, as it is sent to `POST /reports`. */
export const ErrorReport = v.object({
  ...origin,
  type: v.picklist(reportKinds),
  message: text(1000),
  stack: v.optional(text(4000)),
  /** Nothing has failed in this document before. */
  is_first: v.optional(v.boolean(), false),
  /** Trace of the call that failed, 32 hexadecimal digits (W3C Trace Context). */
  trace_id: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** How fast a page was. */
export const VitalReport = v.object({
  ...origin,
  type: v.literal('vital'),
  name: v.picklist(vitalNames),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
})
export type VitalReport = v.InferOutput<typeof VitalReport>

/** That a document was opened, from the page itself: also where the host never starts. Sent while a canary runs. */
export const DocumentReport = v.object({ ...origin, type: v.literal('document') })
export type DocumentReport = v.InferOutput<typeof DocumentReport>

/** What a page sends at once. */
export const PageReports = v.pipe(
  v.array(v.union([ErrorReport, VitalReport, DocumentReport])),
  v.minLength(1),
  v.maxLength(20),
)
