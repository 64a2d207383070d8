import { styled } from '@invoice-card/ui'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { messages } from '../../form-rules/messages.ts'

const Group = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    // Values stand closer than fields do, whichever pair they are of.
    '& [data-row]': { marginBottom: '-1.375rem' },
    '& [data-row] + :not([data-row], :has(> [data-row]:first-of-type))': { marginTop: '1.25rem' },
    '& > :has(> [data-row]:last-child) + :not([data-row]):has(> :first-child:not([data-row]))': {
      marginTop: '1.25rem',
    },
    '& > :nth-last-child(2)[data-row], & > :nth-last-child(2) > [data-row]:last-child': { marginBottom: '0' },
    '& > [data-hint]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&:has([data-field]:focus-visible) > [data-hint]': {
      // Over the empty room that follows each group, a card's least one being 16 px: nothing moves.
      top: '100%',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      fontSize: 'xs',
      lineHeight: '1rem',
      color: 'fg.muted',
    },
  },
})

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

const buttonsIn = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-field]')]

/** The values of a section are one Tab stop; arrow keys go from one to the next. */
export function RowGroup({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  // After every render: a value may have become a field, or a field a value.
  useLayoutEffect(() => {
    const buttons = group.current ? buttonsIn(group.current) : []
    if (buttons.length > 0 && buttons.every(({ tabIndex }) => tabIndex !== 0)) (buttons[0] as HTMLElement).tabIndex = 0
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const buttons = buttonsIn(event.currentTarget)
    const at = buttons.indexOf(event.target as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    const next = buttons[step(at, buttons.length)] as HTMLElement
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next.focus()
  }
  return (
    <Group ref={group} onKeyDown={onKeyDown}>
      {children}
      <span data-hint>{messages.check.keys}</span>
    </Group>
  )
}
