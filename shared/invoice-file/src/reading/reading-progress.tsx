import type { InvoiceFile } from '@invoice-card/contracts'
import { ProgressBar } from '@invoice-card/ui'

/** How far the reading of a file is; until something of it is done, a bar that moves all the same. */
export const ReadingProgress = ({ file, label }: { file: Pick<InvoiceFile, 'ocr'>; label: string }) => (
  <ProgressBar label={label} {...(file.ocr.progress > 0 && { percent: file.ocr.progress * 100 })} />
)
