const base = 1.2
/** CLS is a fraction, all others are milliseconds: both have two digits near their limits. */
const finest = 0.001

/** The step of a value on a scale of steps of a fifth; equal for values that are as good as the same. */
export const stepOf = (value: number): number => Math.round(Math.log(Math.max(value, finest) / finest) / Math.log(base))

/** The value in the middle of a step. */
export const valueOf = (step: number): number => finest * base ** step

/**
 * A percentile of counted steps, e.g. 0.75 for the one by which web vitals are judged.
 * @param counts how often each step came; not empty
 */
export function percentile(
  counts: readonly { readonly step: number; readonly count: number }[],
  share: number,
): number {
  const sorted = counts.toSorted((a, b) => a.step - b.step)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { step, count } of sorted) {
    seen += count
    if (seen >= total * share) return valueOf(step)
  }
  throw new Error('A percentile needs at least one value')
}
