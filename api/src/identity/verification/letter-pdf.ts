import { displayPostalCode, japanDay } from '@invoice-card/domain'
import PDFDocument from 'pdfkit'
import { boldFont, regularFont } from '../../platform/pdf/public.ts'
import { longDay } from '../../platform/wording/public.ts'
import { letterWords as words } from './messages.ts'
import type { UnprintedLetter } from './store.ts'

export interface PrintedLetter extends UnprintedLetter {
  readonly code: string
  readonly printed_at: Date
  readonly expires_at: Date
}

const ink = '#1c2430'
// A4 in points. The address stands where the window of a 長形3号 envelope shows it.
const left = 56
const width = 595.28 - 2 * left
const window = { x: 62, y: 62, width: 240 }

/** One sheet for each letter. */
export const renderLetters = (letters: readonly PrintedLetter[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'ja',
      autoFirstPage: false,
      info: { Title: words.title },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    for (const letter of letters) drawLetter(pdf.addPage(), letter)
    pdf.end()
  })

function drawLetter(pdf: PDFKit.PDFDocument, letter: PrintedLetter): void {
  const { recipient, corporate_number, postal_code, address, code, printed_at, expires_at } = letter
  const title = corporate_number === null ? '様' : '御中'
  const write = (text: string, y: number, size = 11, options: PDFKit.Mixins.TextOptions = {}) =>
    pdf.fontSize(size).text(text, left, y, { width, lineGap: 4, ...options })

  pdf.fillColor(ink).font(regularFont)
  pdf.fontSize(11).text(`${displayPostalCode(postal_code)}\n${address}\n\n${recipient} ${title}`, window.x, window.y, {
    width: window.width,
    lineGap: 3,
  })
  write(longDay(japanDay(printed_at)), 62, 10, { align: 'right' })
  write(words.sender, 80, 10, { align: 'right' })
  pdf.font(boldFont)
  write(words.title, 250, 18)
  pdf.font(regularFont)
  write(words.lead, 292)
  write(words.code, 372)
  pdf.font(boldFont)
  write(code, 392, 28, { characterSpacing: 4 })
  pdf.font(regularFont)
  write(words.until(longDay(japanDay(expires_at))), 440)
  write(words.how, 470)
  write(words.unknown, 520, 10)
}
