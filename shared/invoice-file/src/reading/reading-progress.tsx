import { ProgressBar } from '@invoice-card/ui'
import { usualTime } from './messages.ts'

/** Percent that a reading goes on by from one report to the next. */
const stepPercent = 15

/**
 * How far the reading of a file is, 0 to 100 percent, and how long it takes; the bar moves from the beginning to the
 * end.
 */
export function ReadingProgress({ percent, label }: { percent: number; label: string }) {
  return <ProgressBar label={`${label}${usualTime}`} percent={percent} nextPercent={percent + stepPercent} />
}
