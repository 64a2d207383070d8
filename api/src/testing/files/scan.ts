import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { readPdf } from '../../platform/pdf/run.ts'

/** The first page of a PDF as a scanner gives it: grey, 200 dpi. */
export async function scanOf(pdf: Uint8Array): Promise<Sharp> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'))
  try {
    await writeFile(join(folder, 'in.pdf'), pdf)
    const { drawn } = await readPdf(join(folder, 'in.pdf'), folder, () => {})
    await drawn
    const picture = await readFile(join(folder, '1.png'))
    return sharp(await sharp(picture).resize({ width: 1654, kernel: 'lanczos3' }).greyscale().png().toBuffer())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Paper under a lamp: bright at one corner, half as bright at the other. */
export async function underLamp(scan: Sharp): Promise<Sharp> {
  const picture = await scan.toBuffer()
  const { width, height } = await sharp(picture).metadata()
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  )
  return sharp(
    await sharp(picture)
      .composite([{ input: light, blend: 'multiply' }])
      .png()
      .toBuffer(),
  )
}

/** A PDF that holds nothing but pictures, one on each page, as scanners make them. @param size of a page in points */
export async function pdfOfPictures(
  pictures: readonly Buffer[],
  size: readonly [width: number, height: number] = [595.28, 841.89],
): Promise<Buffer> {
  const document = new PDFDocument({ size: [...size], margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => {
    document.on('end', resolve)
  })
  for (const picture of pictures) document.addPage().image(picture, 0, 0, { width: size[0] })
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** A PDF of one page whose letters were turned into outlines, as illustrators do. @param under a picture below them */
export async function pdfOfOutlines(under?: Buffer): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 })
  const ended = buffer(document)
  if (under) document.image(under, 0, 0, { width: 595.28, height: 841.89 })
  for (let letter = 0; letter < 200; letter++)
    document.polygon(...lambda.map(([x, y]) => [40 + (letter % 40) * 12 + x, 60 + Math.floor(letter / 40) * 20 + y]))
  document.fill('#111111')
  document.end()
  return ended
}

const lambda = [
  [0, 10],
  [4, 0],
  [6, 0],
  [10, 10],
  [8, 10],
  [5, 3],
  [2, 10],
] as const

const camera = { width: 3024, height: 4032 }

interface Sheet {
  readonly picture: Sharp
  readonly left: number
  readonly turnedBy?: number
}

/**
 * Sheets on a dark desk as a phone of 12 million pixels takes them. @param sheets the part of each that lies beyond the
 * frame is not seen
 */
export async function onDesk(...sheets: readonly Sheet[]): Promise<Sharp> {
  const laid = await Promise.all(
    sheets.map(async ({ picture, left, turnedBy = 0 }) => {
      const { data, info } = await sharp(
        await picture.resize({ width: 2500, height: 3500, fit: 'inside', kernel: 'lanczos3' }).png().toBuffer(),
      )
        .ensureAlpha()
        .rotate(turnedBy, { background: '#0000' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const width = Math.min(info.width, camera.width - left)
      return {
        input: await sharp(data).extract({ left: 0, top: 0, width, height: info.height }).toBuffer(),
        left,
        top: Math.round((camera.height - info.height) / 2),
      }
    }),
  )
  return sharp(
    await sharp({ create: { ...camera, channels: 3, background: '#3d4246' } })
      .composite(laid)
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}
