import { styled } from '../system/styled.ts'

/**
 * Of a column whose parts load by themselves: what stands below one that is loading is not seen before that one has
 * come, or before four seconds have passed, so that it does not move under the user's eyes (0152).
 */
export const inOrder = {
  '& > :is([data-loading], :has([data-loading])) ~ *': { animation: 'late 0.01ms 4s backwards' },
}

/** Parts of a screen in a column that appear from top to bottom, `gap` 10 unless given. */
export const Parts = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '10', minWidth: 0, ...inOrder },
})
