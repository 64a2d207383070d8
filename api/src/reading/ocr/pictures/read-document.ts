import type { OcrFields } from '@invoice-card/contracts'
import { type DrawnPage, isScan, type PageText, readPdf } from '../../../platform/pdf/public.ts'
import { createFileProcesses, type FileProcesses } from '../../../platform/process/public.ts'
import { withDigitReader } from '../../digits/public.ts'
import { withRecogniser } from '../../recognition/public.ts'
import { parseInvoice, type Lookups } from '../fields/parse-invoice.ts'
import { completeSums } from './complete-sums.ts'
import { type PictureTools, readPictures } from './read-pictures.ts'

export interface DocumentFile {
  readonly path: string
  readonly contentType: string
  /** An empty folder for pictures of its pages; its giver removes it. */
  readonly pictureDir: string
}

export interface ReadingEvents {
  readonly onPage?: (page: DrawnPage, pageCount: number) => void
  /** What is known so far. @param share of the work that is done, 0 to 1 */
  readonly onFields?: (fields: OcrFields, share: number) => void
  /** The text of all pages that were read, as it was written or first recognised; the last call has the most. */
  readonly onText?: (pages: readonly PageText[]) => void
  /** It is a PDF each of whose pages is a picture, as scanners make them; one of drawn letters is none. */
  readonly onScan?: () => void
}

export interface ReadingTools extends PictureTools {
  /** All that read the document. */
  readonly processes?: FileProcesses
}

/**
 * Reads the fields of an invoice: from the text that it carries, and from the picture of pages that carry none. @throws
 * PdfError, RecognitionError
 */
export async function readDocument(
  { path, contentType, pictureDir }: DocumentFile,
  lookups: Lookups,
  { onPage = () => {}, onFields = () => {}, onText = () => {}, onScan = () => {} }: ReadingEvents = {},
  {
    recogniser = withRecogniser,
    digitReader = withDigitReader,
    onDigitsFailed,
    processes = createFileProcesses(),
  }: ReadingTools = {},
): Promise<OcrFields> {
  const tools: PictureTools = {
    recogniser: (pictures, use) => recogniser(pictures, use, processes),
    digitReader: (pictures, use) => digitReader(pictures, use, processes),
    ...(onDigitsFailed && { onDigitsFailed }),
  }
  if (contentType !== 'application/pdf')
    return readPictures([{ page: 1, path }], [], lookups, { onFields, onText }, tools)
  const { pages, scans, isScanned, drawn } = await readPdf(path, pictureDir, onPage, processes)
  try {
    if (isScanned) onScan()
    const written = pages.filter(page => !isScan(page))
    // Terms and conditions are often scanned behind an invoice that is not: what its text says is enough.
    const known = completeSums(await parseInvoice(written, lookups))
    if (scans.length > 0 && !isEnough(known))
      return await readPictures(scans, written, lookups, { onFields, onText }, tools)
    onText(written)
    return known
  } finally {
    await drawn
  }
}

const isEnough = ({ total_amount, account_number, issuer_name }: OcrFields): boolean =>
  [total_amount, account_number, issuer_name].every(({ value }) => value !== null)
