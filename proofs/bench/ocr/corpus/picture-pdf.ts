import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

const points = (millimetres: number): number => (millimetres / 25.4) * 72

/**
 * Pictures as sheets of a PDF without text, as scanners make them. @param size of a sheet in millimetres
 * @param isStretched whether dots are not square, so that the picture fills the sheet whatever its shape
 */
export function joinPictures(
  pictures: readonly Buffer[],
  size: { readonly width: number; readonly height: number },
  isStretched: boolean,
): Promise<Buffer> {
  const [width, height] = [points(size.width), points(size.height)]
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const bytes = buffer(pdf)
  for (const picture of pictures)
    pdf
      .addPage({ size: [width, height], margin: 0 })
      .image(picture, 0, 0, isStretched ? { width, height } : { fit: [width, height] })
  pdf.end()
  return bytes
}
