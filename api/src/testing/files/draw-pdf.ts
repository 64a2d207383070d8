import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** A text at a place in points from the top left of an A4 page (595 × 842), 10 points high unless said otherwise. */
export type PositionedText = readonly [x: number, y: number, text: string, size?: number]

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
)

/** A PDF whose pages carry exactly these texts as a text layer, in this order. */
export async function drawPdf(...pages: readonly (readonly PositionedText[])[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => {
    document.on('end', resolve)
  })
  document.font(font)
  for (const texts of pages) {
    document.addPage()
    for (const [x, y, text, size = 10] of texts) document.fontSize(size).text(text, x, y, { lineBreak: false })
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
