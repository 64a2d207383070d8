import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { drawPdf } from '../../testing/files/draw-pdf.ts'
import { pdfOfOutlines, pdfOfPictures } from '../../testing/files/scan.ts'
import sharp from 'sharp'
import { PdfError } from './problem.ts'
import { readPdf } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-pdf-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#cc2200' } })
  .png()
  .toBuffer()
const scanned = join(folder, 'scanned.pdf')
writeFileSync(scanned, await pdfOfPictures([picture, picture]))

test('text comes first, then the scan of each page before what is shown of it', async () => {
  const shown: number[] = []
  const { pages, scans, drawn } = await readPdf(scanned, mkdtempSync(join(folder, 'pictures-')), ({ page, path }) => {
    assert.ok(existsSync(path))
    shown.push(page)
  })
  assert.deepEqual([pages.length, shown], [2, []])
  for (const [index, scan] of scans.entries()) {
    await scan.drawn
    assert.ok(existsSync(scan.path))
    assert.ok(!shown.includes(index + 1))
  }
  await drawn
  assert.deepEqual(shown, [1, 2])
})

test('a page that cannot be drawn rejects every wait for its picture', async () => {
  const { pages, scans, drawn } = await readPdf(scanned, join(folder, 'nowhere'), () => {})
  assert.equal(pages.length, 2)
  for (const picture of [...scans.map(scan => scan.drawn), drawn]) await assert.rejects(picture, PdfError)
})

// A scan of 1,654 by 2,340 dots was drawn in 1,653 by 2,338: each stroke of it was blurred.
test('a page that is a scan of about 200 dots an inch is drawn dot by dot', async () => {
  const dots = sharp({
    create: {
      width: 400,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '',
    },
  })
  const sheet = await dots.greyscale().png().toBuffer()
  const grey = (source: string | Buffer) => sharp(source).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { data } = await grey(sheet)
  // A sheet of so many dots, and one off which a row falls.
  for (const [size, height] of [
    [[144, 216], 600],
    [[144, 215.8], 599],
  ] as const) {
    const path = join(folder, `${height}.pdf`)
    writeFileSync(path, await pdfOfPictures([sheet], size))
    const { scans, drawn } = await readPdf(path, mkdtempSync(join(folder, 'pictures-')), () => {})
    await drawn
    const read = await grey(scans[0]?.path ?? '')
    assert.deepEqual([read.info.width, read.info.height], [400, height])
    assert.ok(read.data.equals(data.subarray(0, 400 * height)), `${height} rows`)
  }
})

test('a document is scanned where a picture covers most of each page and no letters are drawn', async () => {
  const isScanned = async (bytes: Buffer) => {
    const path = join(folder, 'origin.pdf')
    writeFileSync(path, bytes)
    const read = await readPdf(path, mkdtempSync(join(folder, 'pictures-')), () => {})
    await read.drawn
    return read.isScanned
  }
  const across = await sharp(picture).rotate(90).png().toBuffer()
  assert.deepEqual(
    [
      await isScanned(await pdfOfPictures([picture, picture])),
      // A photograph on a sheet of another shape.
      await isScanned(await pdfOfPictures([across])),
      await isScanned(await pdfOfPictures([picture], [300, 1_200])),
      await isScanned(await pdfOfOutlines()),
      await isScanned(await pdfOfOutlines(picture)),
      await isScanned(await drawPdf([[40, 40, 'No. 1']])),
    ],
    [true, true, false, false, false, false],
  )
})

// The last character of 「ｶ)ｾﾝﾀ-」 was lost: PDFium gives a control character for it.
test('a hyphen at the end of a line is read', async () => {
  const path = join(folder, 'hyphen.pdf')
  writeFileSync(path, await drawPdf([[40, 40, 'CENTA-'] as const, [40, 60, 'NEXT'] as const]))
  const { pages, drawn } = await readPdf(path, mkdtempSync(join(folder, 'pictures-')), () => {})
  await drawn
  assert.equal(pages[0]?.characters.map(({ text }) => text).join(''), 'CENTA-NEXT')
})
