import { styled } from '@invoice-card/ui'

/** A row of a list in a card: what it is, and beside it, on a phone below, what to do about it. */
export const ListRow = styled('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'center' },
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: 0 },
  },
})
export const RowName = styled('span', { base: { fontWeight: 'bold' } })
