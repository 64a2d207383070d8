import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { readPdf } from '../pdf/run.ts'

/** The first page of a PDF as a scanner gives it: grey, 200 dpi. */
export async function scanOf(pdf: Uint8Array): Promise<Sharp> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'))
  try {
    await writeFile(join(folder, 'in.pdf'), pdf)
    await readPdf(join(folder, 'in.pdf'), folder, () => {})
    const picture = await readFile(join(folder, '1.png'))
    return sharp(await sharp(picture).resize({ width: 1654, kernel: 'lanczos3' }).greyscale().png().toBuffer())
  }
  finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Paper under a lamp: bright at one corner, half as bright at the other. */
export async function underLamp(scan: Sharp): Promise<Sharp> {
  const picture = await scan.toBuffer()
  const { width, height } = await sharp(picture).metadata()
  const light = Buffer.from(`<svg width="${width}" height="${height}"><linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`)
  return sharp(await sharp(picture).composite([{ input: light, blend: 'multiply' }]).png().toBuffer())
}

/** A PDF that holds nothing but a picture, as scanners make them. */
export async function pdfOfPicture(png: Buffer): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => { document.on('end', resolve) })
  document.image(png, 0, 0, { width: 595.28 }).end()
  await ended
  return Buffer.concat(chunks)
}
