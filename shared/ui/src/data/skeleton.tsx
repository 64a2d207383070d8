import { VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'
import { Card } from '../layout/card.tsx'

/** A grey bar where something will be; give it the size of what comes, so that nothing moves. */
export const Skeleton = styled('span', {
  base: {
    display: 'block',
    height: '1em',
    width: 'full',
    maxWidth: 'full',
    bg: 'gray.200',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
})

const Lines = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Row = styled('div', {
  base: {
    display: 'flex',
    gap: '6',
    alignItems: 'center',
    paddingInline: '4',
    minHeight: '14',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: 0 },
  },
})

const lineWidths = ['92%', '78%', '85%', '60%']

/** Lines of text on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines role="status" data-loading="">
      <VisuallyHidden>読み込んでいます</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} style={{ width: lineWidths[index % lineWidths.length] }} />
      ))}
    </Lines>
  )
}

/** Says to `Parts` that one of them is on its way, where nothing of it is shown yet. */
export const LoadingMark = () => <span hidden data-loading="" />

/** Rows of a table on their way. */
export function SkeletonTable({ rows = 5 }: { rows?: number }) {
  return (
    <Card inset="none" role="status" data-loading="">
      <VisuallyHidden>読み込んでいます</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton style={{ width: '34%' }} />
          <Skeleton style={{ width: '22%' }} />
          <Skeleton style={{ width: '16%', marginInlineStart: 'auto' }} />
        </Row>
      ))}
    </Card>
  )
}
