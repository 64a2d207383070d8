import { useRef, type ReactNode } from 'react'
import { styled } from '../system/styled.ts'
import { useRoomForBar } from './use-room-for-bar.ts'

// A low window (a phone on its side, a large zoom) needs its height for the fields.
const low = '@media (max-height: 26rem)'

const Bar = styled('div', {
  base: {
    position: { base: 'fixed', lg: 'sticky' },
    insetInline: { base: '0', lg: 'auto' },
    bottom: '0',
    zIndex: 'sticky',
    paddingInline: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderInlineWidth: { base: '0', lg: '1px' },
    borderColor: 'line',
    borderTopLeftRadius: { lg: 'lg' },
    borderTopRightRadius: { lg: 'lg' },
    boxShadow: 'raised',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    // On a phone the way on is as wide as its bar leaves it.
    '& > button': { flexGrow: { base: 1, sm: 0 } },
    [low]: { position: 'static' },
    '@media print': { position: 'static', boxShadow: 'none' },
  },
})

/**
 * The total of a form and the button that goes on, at the bottom of the window: in one column for as long as the screen
 * is seen, beside another column for as long as the form is. A focused control is scrolled clear of it, and the end of
 * the page has room for it. Put it last in its form.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar, 'bottom')
  return (
    <Bar ref={bar} data-action-bar>
      {children}
    </Bar>
  )
}
