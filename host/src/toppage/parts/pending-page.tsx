import { Card, heldBackMs, SkeletonText, Skeleton, styled } from '@invoice-card/ui'
import { topPageMessages as messages } from './messages.ts'

// Over the parts, which are held back so long (`Parts`), and gone with that: when it goes nothing moves.
const Above = styled('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '8', md: '10' },
    pointerEvents: 'none',
    animation: `gone 0.01ms ${heldBackMs}ms forwards`,
    _print: { display: 'none' },
  },
})
const Tiles = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: { base: '3', md: '4' },
  },
})

/** What stands in place of the top page's parts as long as it is not known whether a notice comes above them. */
export const PendingPage = () => (
  <Above role="status" aria-label={messages.loading} data-loading="">
    <Tiles aria-hidden>
      {[1, 2, 3, 4].map(tile => (
        <Card key={tile}>
          <Skeleton width="60%" marginBottom="4" />
          <Skeleton width="30%" height="2em" />
        </Card>
      ))}
    </Tiles>
    <Card aria-hidden>
      <SkeletonText lines={6} />
    </Card>
  </Above>
)
