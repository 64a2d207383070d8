/** A mistake that somebody could make, as a change of the sources, and where it must be noticed. */
export interface PlantedBug {
  readonly says: string
  readonly edits: readonly Edit[]
  /** Cases that are enough to see it; `*` stands for anything. */
  readonly cases: readonly string[]
  /** Invariants of which at least one must be violated. */
  readonly caughtBy: readonly string[]
}

/**
 * Replaces a text that occurs exactly once. A text that is not there any more is a failure: the harness must be taught
 * the new code.
 */
export interface Edit {
  /** Relative to `api/src`. */
  readonly file: string
  readonly find: string
  readonly replace: string
}
