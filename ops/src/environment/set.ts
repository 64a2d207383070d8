import * as v from 'valibot'
import { Analytics } from './analytics.ts'

const Toggle = v.object({
  is_on: v.boolean(),
  /** Companies for which it stays off, by corporate number (SPEC §1). */
  excluded_corporate_numbers: v.array(v.string()),
})

/** What a document is told of a toggle. `by_company`: on, but the server has to be asked whether it is for the caller's company. */
export type ToggleState = 'on' | 'off' | 'by_company'

const stateOf = ({ is_on, excluded_corporate_numbers: excluded }: v.InferOutput<typeof Toggle>): ToggleState =>
  !is_on ? 'off' : excluded.length > 0 ? 'by_company' : 'on'

/** The toggles as documents and API name them: requests that are out go on while no new ones may be made. */
export const toggleStates = ({ collections }: EnvironmentSet['toggles']) => ({
  collections: stateOf(collections),
  collections_existing: stateOf({ ...collections, is_on: true }),
})

/** One state of an environment: small, complete, signed. `current.json` is the one that is live. */
export const EnvironmentSet = v.object({
  name: v.string(),
  /** Grows by one with every change. */
  sequence: v.number(),
  /** Sequence of the set this one was made from; null for the first. */
  previous: v.nullable(v.number()),
  created_at: v.string(),
  /** Why it was made, e.g. `deploy remote-payments 1.0.0-1a2b3c4d5e`. */
  reason: v.string(),
  /** Application → version in the release store. */
  releases: v.record(v.string(), v.string()),
  toggles: v.object({ collections: Toggle }),
  links: v.object({ operation_manual: v.string(), faq: v.string(), contact: v.string(), privacy_policy: v.string() }),
  card_frame_origin: v.string(),
  token_api_key: v.string(),
  /** Off where it is null or not there. */
  analytics: v.optional(v.nullable(Analytics)),
})
export type EnvironmentSet = v.InferOutput<typeof EnvironmentSet>

/** What a change of an environment may touch. */
export type EnvironmentChange = Partial<Omit<EnvironmentSet, 'name' | 'sequence' | 'previous' | 'created_at' | 'reason'>>
