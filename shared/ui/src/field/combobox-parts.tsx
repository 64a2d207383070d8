import { useEffect, useRef, type ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { styled } from '../system/styled.ts'
import type { ComboboxOption } from './use-async-options.ts'

/** Holds input, icon and list together. */
export const ComboboxFrame = styled('div', {
  base: {
    position: 'relative', width: 'full', maxWidth: 'field.lg', '& input': { paddingInlineEnd: '10' },
    '& > svg': { position: 'absolute', insetInlineEnd: '3', top: '3', pointerEvents: 'none' },
  },
})

/** The panel under the input. */
export const ComboboxPanel = styled('div', {
  base: {
    position: 'absolute', insetInline: '0', top: 'calc(100% + 4px)', zIndex: 'menu', padding: '1',
    bg: 'bg.surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', boxShadow: 'raised', animation: 'fadeIn 120ms',
  },
})

/** The answers; it scrolls by itself, the keys stay in the input. */
export const ComboboxList = styled('div', { base: { maxHeight: '18rem', overflowY: 'auto' } })

const Row = styled('div', {
  base: { paddingInline: '3', paddingBlock: '2', borderRadius: 'md', cursor: 'pointer', lineHeight: 'snug', _hover: { bg: 'gray.50' }, '&[data-active]': { bg: 'accent.50' }, '&[aria-selected=true]': { fontWeight: 'bold' } },
})
const Second = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal' } })

/** One answer; it scrolls into sight when the arrows reach it. */
export function ComboboxOptionRow({ id, option, isActive, isChosen, onChoose }: {
  id: string
  option: ComboboxOption
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => { if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' }) }, [isActive])
  return (
    // The mouse button must not take the focus from the input: its blur would close the list before the click.
    <Row ref={row} id={id} role="option" aria-selected={isChosen} data-active={isActive ? '' : undefined} onMouseDown={event => event.preventDefault()} onClick={onChoose}>
      {option.label}
      {option.description && <Second>{option.description}</Second>}
    </Row>
  )
}

const Line = styled('p', { base: { display: 'flex', alignItems: 'center', gap: '2', paddingInline: '3', paddingBlock: '2', fontSize: 'sm', color: 'fg.muted' } })

/** What the list says instead of, or below, answers. */
export function ComboboxMessage({ isBusy, children }: { isBusy: boolean, children: ReactNode }) {
  return <Line aria-hidden>{isBusy && <Spinner size="1.1em" />}{children}</Line>
}
