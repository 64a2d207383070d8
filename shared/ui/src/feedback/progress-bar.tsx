import { useId } from 'react'
import { styled } from '../system/styled.ts'

const Frame = styled('div', {
  base: { width: 'full', maxWidth: 'field.lg', display: 'flex', flexDirection: 'column', gap: '1.5' },
})
const Line = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    fontSize: 'sm',
    '& > span:first-of-type': { overflowWrap: 'anywhere', textAlign: 'start' },
  },
})
const Track = styled('div', { base: { height: '2', bg: 'gray.200', borderRadius: 'full', overflow: 'hidden' } })
const Fill = styled('div', {
  base: {
    height: 'full',
    bg: 'accent.600',
    borderRadius: 'full',
    transition: 'width 200ms',
    _highContrast: { bg: 'Highlight' },
  },
  variants: {
    isEndless: { true: { width: '30%', animation: 'slide 1.4s ease-in-out infinite' } },
    isAhead: { true: { transition: 'width 6s ease-out' } },
  },
})

interface ProgressBarProps {
  label: string
  percent?: number
  /** Where it will be at the next update: the bar goes there slowly, so that it moves all the time. */
  nextPercent?: number
}

/** How far something is, 0 to 100; without `percent`, or before the first hundredth, only that work goes on. */
export function ProgressBar({ label, percent, nextPercent }: ProgressBarProps) {
  const id = useId()
  const known = percent === undefined || percent < 0.5 ? undefined : Math.round(percent)
  const shown = known === undefined ? undefined : Math.max(known, Math.min(nextPercent ?? 0, 100))
  return (
    <Frame>
      <Line>
        <span id={id}>{label}</span>
        {known !== undefined && <span>{known}%</span>}
      </Line>
      <Track role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={known}>
        <Fill
          isEndless={known === undefined}
          isAhead={nextPercent !== undefined}
          style={shown === undefined ? undefined : { width: `${shown}%` }}
        />
      </Track>
    </Frame>
  )
}
