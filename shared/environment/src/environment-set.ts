import * as v from 'valibot'
import { Analytics } from './analytics.ts'
import { Origin, Override, OverrideOrigins } from './override.ts'
import { Toggles } from './toggle.ts'
import { Canary } from './variant.ts'

/** Who made a set, and from which state of the repository. */
export const Provenance = v.object({
  /** User of git, else of the operating system, or who was named by `--author`. */
  author: v.string(),
  git_commit: v.string(),
  /** The repository had changes that no commit has. */
  is_dirty: v.boolean(),
})
export type Provenance = v.InferOutput<typeof Provenance>

/** One state of an environment: small, complete, signed. `current.json` is the one that is live. */
export const EnvironmentSet = v.object({
  name: v.string(),
  /** Grows by one with every change. */
  sequence: v.number(),
  /** Sequence of the set this one was made from; null for the first. */
  previous: v.nullable(v.number()),
  /** SHA-256 of that set as it was signed: a chain, in which no set can be edited or left out. */
  previous_hash: v.nullable(v.string()),
  created_at: v.string(),
  /** It is accepted until then; `ops renew` makes a new one with the same content. */
  expires_at: v.string(),
  ...Provenance.entries,
  /** Why it was made, e.g. `deploy remote-payments 1.0.0-1a2b3c4d5e`. */
  reason: v.string(),
  /** Application → version in the release store. */
  releases: v.record(v.string(), v.string()),
  /**
   * Application → earlier versions, in the order in which they went live: the pages fetch scripts that have not changed
   * since from their folders.
   */
  earlier_releases: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Applications that stay at their version until they are unpinned. */
  pinned: v.optional(v.array(v.string())),
  /** Of a rollback: the set whose releases it has. The next rollback goes on from there. */
  rolled_back_to: v.optional(v.number()),
  toggles: Toggles,
  links: v.object({ operation_manual: v.string(), faq: v.string(), contact: v.string(), privacy_policy: v.string() }),
  card_frame_origin: v.string(),
  /** Where the page is served: what crawlers fetch has absolute URLs. They get no picture where it is not there. */
  origin: v.optional(v.nullable(Origin)),
  token_api_key: v.string(),
  /** Off where it is null or not there. */
  analytics: v.optional(v.nullable(Analytics)),
  /** Whether a release goes live only when axe has audited all its screens and found nothing. */
  requires_audit: v.optional(v.boolean()),
  /** `sha256-…` of the page that is served while the set is live. */
  page_integrity: v.string(),
  /** Other versions for a share of the visitors, while they are tried out. */
  canary: v.optional(Canary),
  /** `sha256-…` of the page that the canary's visitors get; there with `canary`. */
  canary_page_integrity: v.optional(v.string()),
  /** Where releases for overrides may come from. No override is allowed where it is null or not there. */
  override_origins: v.optional(v.nullable(OverrideOrigins)),
  /** Other versions for those who have a link, one for each remote. */
  overrides: v.optional(v.array(Override)),
  /** Id of an override → `sha256-…` of its page; there with `overrides`. */
  override_page_integrity: v.optional(v.record(v.string(), v.string())),
})
export type EnvironmentSet = v.InferOutput<typeof EnvironmentSet>

/** A set before its pages are composed from it. */
export const UnservedSet = v.omit(EnvironmentSet, [
  'page_integrity',
  'canary_page_integrity',
  'override_page_integrity',
])
export type UnservedSet = v.InferOutput<typeof UnservedSet>

/** What an environment is, apart from which of its sets says so. */
export type EnvironmentContent = Pick<
  EnvironmentSet,
  | 'releases'
  | 'pinned'
  | 'toggles'
  | 'links'
  | 'card_frame_origin'
  | 'origin'
  | 'token_api_key'
  | 'analytics'
  | 'requires_audit'
  | 'canary'
  | 'override_origins'
  | 'overrides'
>

/** What a change of an environment may touch. */
export type EnvironmentChange = Partial<EnvironmentContent>
