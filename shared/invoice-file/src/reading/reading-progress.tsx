import type { InvoiceFile } from '@invoice-card/contracts'
import { ProgressBar } from '@invoice-card/ui'
import { usualTime } from './messages.ts'

/** Percent that a reading goes on by from one report to the next. */
const stepPercent = 15

/** How far the reading of a file is and how long it takes; the bar moves from the beginning to the end. */
export function ReadingProgress({ file, label }: { file: Pick<InvoiceFile, 'ocr'>; label: string }) {
  const percent = file.ocr.progress * 100
  return <ProgressBar label={`${label}${usualTime}`} percent={percent} nextPercent={percent + stepPercent} />
}
