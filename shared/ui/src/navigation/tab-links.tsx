import { useEffect, useRef } from 'react'
import { DotBadge } from '../data/dot-badge.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { PlainLink } from '../link/app-link.tsx'
import { styled } from '../system/styled.ts'

/** One tab: a link to a view of the same thing. */
export interface TabLink {
  readonly to: string
  readonly label: string
  readonly count?: number
  /** Something in it waits for the user. */
  readonly hasDot?: boolean
  readonly isCurrent: boolean
}

const Scroller = styled('nav', { base: { position: 'relative', overflowX: 'auto', scrollbarWidth: 'none', borderBottomWidth: '1px', borderColor: 'line', marginInline: { base: '-4', md: 0 }, paddingInline: { base: '4', md: 0 } } })
const List = styled('ul', { base: { display: 'flex', width: 'max-content', gap: { base: '1', md: '2' } } })
const Tab = styled(PlainLink, {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '12', paddingInline: { base: '3', md: '4' }, color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap',
    borderBottomWidth: '3px', borderColor: 'transparent', _hover: { color: 'fg', borderColor: 'gray.300' }, _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg.accent', fontWeight: 'bold', borderColor: 'accent.600' },
  },
})
const Count = styled('span', {
  base: { minWidth: '6', paddingInline: '1.5', borderRadius: 'full', bg: 'gray.100', color: 'fg.muted', fontSize: 'xs', fontWeight: 'bold', lineHeight: '1.25rem', textAlign: 'center' },
  variants: { isCurrent: { true: { bg: 'accent.100', color: 'accent.700' } } },
})

/** Tabs as links with counts: each view has an address. The current one is scrolled into sight on narrow screens. */
export function TabLinks({ label, items }: { label: string, items: readonly TabLink[] }) {
  const scroller = useRef<HTMLElement>(null)
  const current = items.findIndex(item => item.isCurrent)
  useEffect(() => {
    const nav = scroller.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [current])

  return (
    <Scroller ref={scroller} aria-label={label}>
      <List>
        {items.map(item => (
          <li key={item.to}>
            <Tab to={item.to} aria-current={item.isCurrent ? 'page' : undefined}>
              <DotBadge isShown={item.hasDot ?? false} label="対応が必要です">{item.label}</DotBadge>
              {item.count !== undefined && <Count isCurrent={item.isCurrent}>{item.count.toLocaleString('ja-JP')}<VisuallyHidden>件</VisuallyHidden></Count>}
            </Tab>
          </li>
        ))}
      </List>
    </Scroller>
  )
}
