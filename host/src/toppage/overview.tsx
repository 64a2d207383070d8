import { Icon, largeText, PlainLink, styled, VisuallyHidden, type IconName } from '@invoice-card/ui'
import type { UserStats } from '@invoice-card/session'
import { paths } from '../navigation/paths.ts'
import { useReceivedStat } from '../stats/use-user-stats.ts'
import { topPageMessages as messages } from './parts/messages.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: { base: '3', md: '4' },
    [largeText]: { gridTemplateColumns: '1fr' },
  },
})
const Tile = styled(PlainLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    height: 'full',
    padding: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'accent.500' },
    _focusVisible: { borderRadius: 'lg' },
  },
})
const Label = styled('span', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
})
const Count = styled('span', {
  base: {
    fontSize: { base: '2xl', md: '3xl' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    '& small': { marginInlineStart: '1', fontSize: 'sm', fontWeight: 'normal' },
  },
})

const tiles: readonly { screen: keyof typeof messages.tiles; stat: keyof UserStats; icon: IconName }[] = [
  { screen: 'review', stat: 'paymentsReview', icon: 'hourglass' },
  { screen: 'reserved', stat: 'paymentsReserved', icon: 'calendar_month' },
  { screen: 'waiting', stat: 'paymentsWaiting', icon: 'receipt_long' },
  { screen: 'draft', stat: 'paymentsDraft', icon: 'drafts' },
]

/** How many payments stand where; each number leads to its list. */
export function Overview() {
  return (
    <section aria-label={messages.overview}>
      <VisuallyHidden as="h2">{messages.overview}</VisuallyHidden>
      <List>
        {tiles.map(({ screen, stat, icon }) => (
          <li key={screen}>
            <Tile to={paths.payments.getHref(screen)}>
              <Label>
                <Icon name={icon} />
                {messages.tiles[screen]}
              </Label>
              <TileCount stat={stat} />
            </Tile>
          </li>
        ))}
      </List>
    </section>
  )
}

// Neither a count on its way nor one that failed is a 0.
function TileCount({ stat }: { stat: keyof UserStats }) {
  const count = useReceivedStat(stat)
  if (count === null)
    return (
      <Count>
        <span aria-hidden>—</span>
        <VisuallyHidden>{messages.countUnknown}</VisuallyHidden>
      </Count>
    )
  return (
    <Count>
      {count.toLocaleString('ja-JP')}
      <small>{messages.count}</small>
    </Count>
  )
}
