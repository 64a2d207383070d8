import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { TextButton } from '../../button/text-button.tsx'
import { Spinner } from '../../feedback/spinner.tsx'
import { Text } from '../../layout/primitives.tsx'
import { styled } from '../../system/styled.ts'
import type { ComboboxOption } from './use-async-options.ts'

/** Holds input, icon and list together. */
export const ComboboxFrame = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: 'field.lg',
    '& input': { paddingInlineEnd: '10' },
    '& > svg': { position: 'absolute', insetInlineEnd: '3', top: '3', pointerEvents: 'none' },
  },
})

const Panel = styled('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    zIndex: 'menu',
    padding: '1',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'raised',
    animation: 'fadeIn 120ms',
  },
})

/** A list of full height with a line of words, and the least that is still of use, in px. */
const wanted = 350
const least = 120

/** The panel under the input, or above it where there is more room; no higher than that. */
export function ComboboxPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ isAbove: false, room: wanted })
  useLayoutEffect(() => {
    const { top, bottom } = panel.current!.parentElement!.getBoundingClientRect()
    // What the keyboard of a phone covers is no room.
    const below = (window.visualViewport?.height ?? innerHeight) - bottom
    const isAbove = below < wanted && top > below
    setPlace({ isAbove, room: Math.max(isAbove ? top : below, least) })
  }, [])
  // React's types know no custom properties.
  const style = {
    [place.isAbove ? 'bottom' : 'top']: 'calc(100% + 4px)',
    '--combobox-room': `${place.room}px`,
  } as CSSProperties
  return (
    <Panel ref={panel} style={style}>
      {children}
    </Panel>
  )
}

/** The answers; it scrolls by itself, the keys stay in the input. */
export const ComboboxList = styled('div', {
  base: { maxHeight: 'min(18rem, var(--combobox-room) - 3.5rem)', overflowY: 'auto' },
})

const Row = styled('div', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    lineHeight: 'snug',
    _hover: { bg: 'gray.50' },
    '&[data-active]': { bg: 'accent.50', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    '&[aria-selected=true]': { fontWeight: 'bold' },
    '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Second = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal' } })

/** One answer; it scrolls into sight when the arrows reach it. */
export function ComboboxOptionRow({
  id,
  option,
  isActive,
  isChosen,
  onChoose,
}: {
  id: string
  option: ComboboxOption
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // The mouse button must not take the focus from the input: its blur would close the list before the click.
    <Row
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.isDisabled || undefined}
      data-active={isActive ? '' : undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      {option.label}
      {option.description && <Second>{option.description}</Second>}
    </Row>
  )
}

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '2',
    fontSize: 'sm',
    color: 'fg.muted',
  },
})

/** What the list says instead of, or below, answers. */
export function ComboboxMessage({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Line aria-hidden>
      {isBusy && <Spinner size="1.1em" />}
      {children}
    </Line>
  )
}

const Failure = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', marginTop: '1', fontSize: 'sm' },
})

/** What stands under the input in place of the list, which would cover the label, where the search has failed. */
export function ComboboxFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Failure>
      <Text as="span" size="sm" tone="danger" aria-hidden>
        {children}
      </Text>
      {/* Its blur would take the message away before the click. */}
      <TextButton size="sm" icon="refresh" onMouseDown={event => event.preventDefault()} onClick={onRetry}>
        もう一度検索する
      </TextButton>
    </Failure>
  )
}
