import { useEffect, useRef } from 'react'
import { styled } from '../system/styled.ts'
import { touchArea } from '../system/touch-area.ts'
import { narrow } from './table-place.ts'

// A target of 24 px and more round a box of usual size.
const Target = styled('label', {
  base: {
    ...touchArea,
    display: 'inline-grid',
    _print: { display: 'none' },
    placeItems: 'center',
    minWidth: '8',
    minHeight: '8',
    cursor: 'pointer',
    '& input': { width: '1.125rem', height: '1.125rem', accentColor: '{colors.accent.600}' },
  },
})
const CardsLine = styled('div', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '1',
    paddingInline: '3',
    paddingBlock: '1',
    '@media (pointer: coarse)': { paddingBlock: '2' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    [narrow]: { display: 'flex' },
    _print: { display: 'none !important' },
  },
})

/** Selects one row. */
export function SelectBox({ label, isChecked, onToggle }: { label: string; isChecked: boolean; onToggle: () => void }) {
  return (
    <Target>
      <input type="checkbox" aria-label={`${label}を選択する`} checked={isChecked} onChange={onToggle} />
    </Target>
  )
}

/**
 * Selects every row of the page; half checked where some are selected. Where rows are cards it stands above them, for
 * there is no head.
 */
export function SelectAll({
  isInCards = false,
  count,
  selectedCount,
  onToggle,
}: {
  isInCards?: boolean
  count: number
  selectedCount: number
  onToggle: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const isMixed = selectedCount > 0 && selectedCount < count
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  const label = 'このページをすべて選択する'
  const input = (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={count > 0 && selectedCount === count}
      onChange={onToggle}
    />
  )
  return isInCards ? (
    <CardsLine>
      <Target>{input}</Target>
      <span aria-hidden>{label}</span>
    </CardsLine>
  ) : (
    <Target>{input}</Target>
  )
}
