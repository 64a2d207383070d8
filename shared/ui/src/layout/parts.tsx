import { styled } from '../system/styled.ts'

// Not inherited: the end of `heldBackMs` would else style anew all that is in the column. By script, as a rule for
// it would style the whole document anew with each rule that comes after it. Firefox below 128 inherits it.
try {
  CSS.registerProperty?.({ name: '--below-loading', syntax: '*', inherits: false })
} catch {
  // Registered by another copy of this file.
}

/** How long, in milliseconds, what stands below a part that is loading is not seen. */
export const heldBackMs = 2_000

/**
 * Of a column whose parts load by themselves: what stands below one that is loading is not seen before that one has
 * come, so that it does not move under the user's eyes (0152). Only in the first `heldBackMs` of the column: nothing
 * that was seen goes again, and nothing waits for what does not answer.
 */
export const inOrder = {
  animation: `held 0.01ms ${heldBackMs}ms backwards`,
  '& > :is([data-loading], :has([data-loading])) ~ *': {
    '--below-loading': 'inherit',
    visibility: 'var(--below-loading, inherit)',
  },
  _print: { animation: 'none' },
}

/** Parts of a screen in a column that appear from top to bottom, `gap` 10 unless given. */
export const Parts = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '10', minWidth: 0, ...inOrder },
})
