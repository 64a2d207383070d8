import { Money, styled, Text, TextButton, useRoomForBar } from '@invoice-card/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { listMessages as words } from '../state/messages.ts'
import type { Selection } from '../state/use-selection.ts'

// A low window (a phone on its side, a large zoom) needs its height for the rows.
const low = '@media (max-height: 26rem)'

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } as const

const Bar = styled('div', {
  base: {
    position: { base: 'fixed', lg: 'sticky' },
    insetInline: { base: '0', lg: 'auto' },
    bottom: { base: '0', lg: 'auto' },
    // Over the count, whose place it takes: the next box to tick must stay under the pointer.
    gridRow: '1 / span 2',
    gridColumn: '1',
    alignSelf: 'start',
    // Below the header.
    top: { lg: '16' },
    zIndex: 'sticky',
    maxHeight: { base: '50dvh', lg: 'none' },
    overflowY: { base: 'auto', lg: 'visible' },
    ...line,
    rowGap: '2.5',
    minHeight: { base: '4rem', lg: '3.375rem' },
    paddingInline: '4',
    paddingTop: { base: '2.5', lg: '2' },
    paddingBottom: { base: 'max(0.5rem, env(safe-area-inset-bottom))', lg: '2' },
    bg: 'bg.surface',
    borderWidth: { lg: '1px' },
    borderTopWidth: '1px',
    borderColor: 'line',
    borderRadius: { lg: 'lg' },
    boxShadow: 'raised',
    // Of several lines there; behind the rows it moves none of them.
    [low]: { position: 'static', maxHeight: 'none', gridRow: '4' },
    _print: { display: 'none' },
  },
})
// What does not fit beside the count goes below it as a whole, on a phone in short words and without drawings.
const Actions = styled('div', {
  base: {
    ...line,
    columnGap: { base: '2.5', md: '3' },
    rowGap: '2',
    '& [data-bar]': { paddingInline: { base: '2.5', md: '3.5' } },
    '& button:not([aria-busy=true]) > svg': { display: { base: 'none', md: 'inline-block' } },
  },
})

interface SelectionBarProps {
  readonly selection: Selection
  /** Yen of each selected row, null where it has none. */
  readonly amounts?: readonly (number | null)[] | undefined
  readonly children: ReactNode
}

/**
 * The actions on the selected rows; nothing while none is selected. It stays in view however far below a row was
 * selected: under the header, on a phone at the bottom.
 */
export const SelectionBar = (props: SelectionBarProps) => props.selection.ids.length > 0 && <ShownBar {...props} />

function ShownBar({ selection: { ids, clear }, amounts, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar, 'top')
  // It may have come over the very row that was selected.
  useEffect(() => {
    bar.current?.parentElement?.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Bar ref={bar} role="group" aria-label={words.selected(ids.length)}>
      <Text size="sm" role="status" marginInlineEnd={{ base: 'auto', lg: '0' }}>
        {words.selected(ids.length)}
        {amounts && <Total amounts={amounts} />}
      </Text>
      <TextButton size="sm" onClick={clear}>
        {words.clearSelection}
      </TextButton>
      <Actions>{children}</Actions>
    </Bar>
  )
}

/** A row without an amount is counted apart. */
function Total({ amounts }: { amounts: readonly (number | null)[] }) {
  const known = amounts.filter(amount => amount !== null)
  const missing = amounts.length - known.length
  return (
    <Text as="span" marginInlineStart="2">
      {known.length > 0 && <Money amountYen={known.reduce((sum, amount) => sum + amount, 0)} />}
      {missing > 0 && words.withoutAmount(missing)}
    </Text>
  )
}
