import type { ReactNode } from 'react'
import { styled } from '../system/styled.ts'

/**
 * Terms and what they stand for, line by line; holds `DescriptionRow`s. First and last line end flush with their card.
 */
export const DescriptionList = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > :first-of-type': { paddingTop: 0 },
    '& > :last-child': { paddingBottom: 0 },
    '* + &': { marginTop: '3' },
    '&:not(:last-child)': { marginBottom: '3' },
  },
})

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(8rem, 32%) 1fr', _print: 'minmax(8rem, 32%) 1fr' },
    columnGap: '6',
    rowGap: '0.5',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: 0 },
    '& dt': { color: 'fg.muted', fontSize: { base: 'sm', md: 'md' } },
    '& dd': { minWidth: 0 },
  },
  variants: {
    isStrong: {
      true: { '& dt': { color: 'fg', fontWeight: 'bold', alignSelf: 'center' }, '& dd': { fontWeight: 'bold' } },
    },
  },
})

/** One term with its value; `isStrong` for the line that counts, such as a total. */
export function DescriptionRow({
  term,
  children,
  isStrong,
}: {
  term: ReactNode
  children: ReactNode
  isStrong?: boolean
}) {
  return (
    <Row isStrong={isStrong}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Row>
  )
}
