import { styled } from '../../system/styled.ts'

/** Short fields beside each other where there is room for both. */
export const FieldPair = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    columnGap: '4',
    rowGap: '6',
    alignItems: 'start',
  },
})
