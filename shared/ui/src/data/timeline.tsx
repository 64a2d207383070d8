import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { styled } from '../system/styled.ts'

/** One step of a `Timeline`. */
export interface TimelineItem {
  title: string
  /** When it was or will be, e.g. a `DateText`. */
  at?: ReactNode
  description?: ReactNode
  state: 'done' | 'current' | 'upcoming' | 'attention' | 'stopped' | 'passed'
}

const List = styled('ol', { base: { display: 'flex', flexDirection: 'column' } })
const Item = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    columnGap: '3',
    paddingBottom: '6',
    lineHeight: 'snug',
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '7',
      bottom: 0,
      insetInlineStart: 'calc(0.875rem - 1px)',
      width: '2px',
      bg: 'gray.200',
    },
    '&[data-state=done]:not(:last-child)::before': { bg: 'accent.600' },
    '&[data-state=upcoming]': { color: 'fg.muted' },
  },
})
const Marker = styled('span', {
  base: {
    boxSize: '7',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    borderWidth: '2px',
    fontSize: 'sm',
    bg: 'bg.surface',
  },
  variants: {
    state: {
      done: { bg: 'accent.600', borderColor: 'accent.600', color: 'white' },
      current: { borderColor: 'accent.600', color: 'accent.600', boxShadow: '0 0 0 4px {colors.accent.100}' },
      upcoming: { borderColor: 'gray.300', color: 'gray.400' },
      attention: { bg: 'attention.solid', borderColor: 'attention.solid', color: 'white' },
      stopped: { bg: 'gray.600', borderColor: 'gray.600', color: 'white' },
      passed: { bg: 'gray.100', borderColor: 'gray.300', color: 'fg.muted' },
    },
  },
})
const Title = styled('p', { base: { fontWeight: 'bold', paddingTop: '0.5' } })
const Detail = styled('div', { base: { fontSize: 'sm', color: 'fg.muted', marginTop: '0.5' } })
const CurrentDot = styled('span', {
  base: {
    boxSize: '2.5',
    borderRadius: 'full',
    bg: 'currentColor',
    _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
})

const words = {
  done: '完了',
  current: '現在',
  upcoming: '予定',
  attention: '対応が必要',
  stopped: '終了',
  passed: '時期を経過',
}
const icons: Partial<Record<TimelineItem['state'], IconName>> = {
  done: 'check',
  attention: 'warning',
  stopped: 'close',
  passed: 'info',
}

/** What happened, what happens, what will happen: from the top down. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <List>
      {items.map((item, index) => {
        const icon = icons[item.state]
        return (
          <Item key={index} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
            <Marker state={item.state} aria-hidden>
              {icon ? <Icon name={icon} size="1em" /> : item.state === 'current' && <CurrentDot />}
            </Marker>
            <div>
              <Title>
                {item.title}
                <VisuallyHidden>（{words[item.state]}）</VisuallyHidden>
              </Title>
              {item.at && <Detail>{item.at}</Detail>}
              {item.description && <Detail>{item.description}</Detail>}
            </div>
          </Item>
        )
      })}
    </List>
  )
}
