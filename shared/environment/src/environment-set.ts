import * as v from 'valibot'
import { Analytics } from './analytics.ts'
import { Toggles } from './toggle.ts'

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
  /** Applications that stay at their version until they are unpinned. */
  pinned: v.optional(v.array(v.string())),
  /** Of a rollback: the set whose releases it has. The next rollback goes on from there. */
  rolled_back_to: v.optional(v.number()),
  toggles: Toggles,
  links: v.object({ operation_manual: v.string(), faq: v.string(), contact: v.string(), privacy_policy: v.string() }),
  card_frame_origin: v.string(),
  token_api_key: v.string(),
  /** Off where it is null or not there. */
  analytics: v.optional(v.nullable(Analytics)),
})
export type EnvironmentSet = v.InferOutput<typeof EnvironmentSet>

/** What an environment is, apart from which of its sets says so. */
export type EnvironmentContent = Pick<
  EnvironmentSet,
  'releases' | 'pinned' | 'toggles' | 'links' | 'card_frame_origin' | 'token_api_key' | 'analytics'
>

/** What a change of an environment may touch. */
export type EnvironmentChange = Partial<EnvironmentContent>
