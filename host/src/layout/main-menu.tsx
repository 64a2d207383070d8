import { PlainLink, styled } from '@invoice-card/ui'
import { useLocation } from 'react-router-dom'
import { remoteOf } from '../environment/remote-names.ts'
import { prefetch } from '../remotes/warm-up.ts'
import type { MainMenuItem } from './main-menu-items.ts'
import { MenuLabel } from './menu-label.tsx'
import { layoutMessages as messages } from './messages.ts'

const List = styled('ul', { base: { display: 'flex', alignItems: 'stretch', gap: '1', height: 'full' } })
const Item = styled(PlainLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '16',
    paddingInline: { lg: '2.5', xl: '4' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderTopWidth: '3px',
    borderColor: 'transparent',
    _hover: { bg: 'gray.50' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { color: 'fg.accent', fontWeight: 'bold', borderBottomColor: 'accent.600' },
    _highContrast: { borderColor: 'Canvas', '&[aria-current]': { borderBottomColor: 'Highlight' } },
  },
})

/** The main menu of the desktop header. */
export function MainMenu({ items }: { items: readonly MainMenuItem[] }) {
  const current = remoteOf(useLocation().pathname)
  return (
    <nav aria-label={messages.mainMenu}>
      <List>
        {items.map(({ label, to, remote, attention, deadline }) => (
          <li key={remote}>
            <Item
              to={to}
              aria-current={remote === current ? 'true' : undefined}
              onPointerEnter={() => prefetch(to)}
              onFocus={() => prefetch(to)}
            >
              <MenuLabel {...{ label, attention, deadline }} />
            </Item>
          </li>
        ))}
      </List>
    </nav>
  )
}
