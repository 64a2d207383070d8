import { useEffect, useRef, type KeyboardEvent } from 'react'
import { DotBadge } from '../data/dot-badge.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { PlainLink } from '../link/app-link.tsx'
import { styled } from '../system/styled.ts'

/** One tab: a link to a view of the same thing. */
export interface TabLink {
  readonly to: string
  readonly label: string
  /** Undefined while it is not known: it has its room. */
  readonly count?: number | undefined
  /** Something in it waits for the user. */
  readonly hasDot?: boolean
  readonly isCurrent: boolean
}

// Shadows at the ends where more tabs are; what scrolls along with the tabs covers them at the first and the last.
const shadows = [
  'linear-gradient(to right, {colors.bg.canvas} 30%, transparent) left / 2.5rem 100% no-repeat local',
  'linear-gradient(to left, {colors.bg.canvas} 30%, transparent) right / 2.5rem 100% no-repeat local',
  'linear-gradient(to right, rgb(28 26 23 / 0.16), transparent) left / 0.75rem 100% no-repeat scroll',
  'linear-gradient(to left, rgb(28 26 23 / 0.16), transparent) right / 0.75rem 100% no-repeat scroll',
].join(', ')
const Scroller = styled('nav', {
  base: {
    position: 'relative',
    background: shadows,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // On paper which one was shown, and nothing to choose from.
    _print: { border: 'none', '& li:not(:has([aria-current=page]))': { display: 'none' } },
    marginInline: { base: '-4', md: 0 },
    paddingInline: { base: '4', md: 0 },
  },
})
const List = styled('ul', { base: { display: 'flex', width: 'max-content', gap: { base: '1', lg: '2' } } })
const Tab = styled(PlainLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // At 768 px six tabs with counts of two figures fit, or the shadow of the end lies on a count.
    gap: { base: '2', md: '1.5', lg: '2' },
    minHeight: '12',
    paddingInline: { base: '3', md: '2.5', lg: '4' },
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg', borderColor: 'gray.300' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg.accent', fontWeight: 'bold', borderColor: 'accent.600' },
    _highContrast: { borderColor: 'Canvas', '&[aria-current=page]': { borderColor: 'Highlight' } },
  },
})
const Count = styled('span', {
  base: {
    // For two figures, so that a count that comes moves no tab.
    minWidth: '7',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'gray.100',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
  variants: { isCurrent: { true: { bg: 'accent.100', color: 'accent.700' } } },
})

/**
 * Tabs as links with counts: each view has an address. The current one is scrolled into sight on narrow screens; arrow
 * keys, Home and End go along them.
 */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const scroller = useRef<HTMLElement>(null)
  const current = items.findIndex(item => item.isCurrent)
  // Counts that come later make the tabs before it wider.
  const countsKnown = items.filter(({ count }) => count !== undefined).length
  useEffect(() => {
    const nav = scroller.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [current, countsKnown])

  return (
    <Scroller ref={scroller} data-tabs="" aria-label={label} onKeyDown={moveAlong}>
      <List>
        {items.map(item => (
          <li key={item.to}>
            <Tab to={item.to} aria-current={item.isCurrent ? 'page' : undefined}>
              <DotBadge isShown={item.hasDot ?? false} label="対応が必要です">
                {item.label}
              </DotBadge>
              {item.count !== undefined ? (
                <Count isCurrent={item.isCurrent}>
                  {item.count.toLocaleString('ja-JP')}
                  <VisuallyHidden>件</VisuallyHidden>
                </Count>
              ) : (
                'count' in item && <Count visibility="hidden" aria-hidden />
              )}
            </Tab>
          </li>
        ))}
      </List>
    </Scroller>
  )
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const tabs = [...event.currentTarget.querySelectorAll('a')]
  const place = tabs.findIndex(tab => tab === document.activeElement)
  // With a modifier they are the browser's own: back, forward, a new tab.
  if (!step || place < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  tabs[step(place, tabs.length)]?.focus()
}
