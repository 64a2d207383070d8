import { useRef } from 'react'
import { PlainLink, styled } from '@invoice-card/ui'
import { useLocation } from 'react-router-dom'
import { remoteOf } from '../environment/remote-names.ts'
import { prefetch } from '../remotes/warm-up.ts'
import type { MainMenuItem } from './entries/main-menu-items.ts'
import { MenuLabel } from './menu-label.tsx'
import { layoutMessages as messages } from './messages.ts'
import { MoreMenu } from './more-menu.tsx'
import { useFirstLine } from './use-first-line.ts'

const Frame = styled('nav', { base: { display: 'flex', alignItems: 'center', flex: '1', minWidth: 0 } })
// What does not fit wraps into a line that nobody sees.
const List = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', height: '16', minWidth: 0, overflow: 'hidden' },
})
// Beside the last entry, without making more room: the list would take it.
const More = styled('div', { base: { position: 'relative' } })
// The gap belongs to the entry: the widths of all are the room that they need.
const Entry = styled('li', { base: { paddingInlineEnd: '1' } })
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
  const list = useRef<HTMLUListElement>(null)
  const { count, freePx } = useFirstLine(list, items.map(({ remote }) => remote).join())
  return (
    <Frame aria-label={messages.mainMenu}>
      <List ref={list}>
        {items.map(({ label, to, remote, attention, deadline }, index) => (
          <Entry key={remote} style={index < count ? undefined : { visibility: 'hidden' }}>
            <Item
              to={to}
              aria-current={remote === current ? 'true' : undefined}
              onPointerEnter={() => prefetch(to)}
              onFocus={() => prefetch(to)}
            >
              <MenuLabel {...{ label, attention, deadline }} />
            </Item>
          </Entry>
        ))}
      </List>
      {count < items.length && (
        <More style={{ insetInlineEnd: freePx }}>
          <MoreMenu items={items.slice(count)} current={current} />
        </More>
      )}
    </Frame>
  )
}
