import * as v from 'valibot'

/** Which of an environment's two sets of releases a document was born with. */
export const variants = ['stable', 'canary'] as const
/** One of the two sets of releases that a canary compares. */
export type Variant = (typeof variants)[number]

/**
 * Which page a document was born with: one of the two, which are compared, or that of an override, which is not
 * (decision 0091).
 */
export const documentVariants = [...variants, 'override'] as const
/** Variant of a document in reports and metrics. */
export type DocumentVariant = (typeof documentVariants)[number]

/** A second set of releases for a share of the visitors, beside the stable one (decision 0083). */
export const Canary = v.object({
  /** Application → version, for those that differ from the stable ones. */
  releases: v.record(v.string(), v.string()),
  /** Share of visitors, 0 to 100. It only grows: a visitor who got it stays on it. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Companies that get it whatever the share, by corporate number. */
  companies: v.array(v.string()),
  started_at: v.string(),
  /** Sequence of the first set with these releases: what pages report is compared from there on. */
  since: v.number(),
  /**
   * It ends by itself once its share of failed documents is larger than the stable one's by so many percentage points.
   */
  limit_points: v.number(),
  /** Nothing is concluded from fewer documents than these. */
  min_documents: v.number(),
})
export type Canary = v.InferOutput<typeof Canary>
