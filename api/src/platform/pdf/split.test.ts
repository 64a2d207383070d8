import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import { aobaInvoice } from '../../testing/files/upload.ts'
import { inspectPdf, readPdf, splitPdf } from './run.ts'
import { PdfError } from './problem.ts'

let folder: string
let count = 0
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'split-'))
})
after(() => rmSync(folder, { recursive: true }))

function stored(bytes: Uint8Array): string {
  const path = join(folder, `${++count}.pdf`)
  writeFileSync(path, bytes)
  return path
}
const split = (path: string, ...ranges: readonly (readonly [number, number])[]) =>
  splitPdf(
    path,
    mkdtempSync(join(folder, 'parts-')),
    ranges.map(([first_page, last_page]) => ({ first_page, last_page })),
    1,
  )
const read = async (path: string) => {
  const content = await readPdf(path, mkdtempSync(join(folder, 'pictures-')), () => {})
  await content.drawn
  return { pages: content.pages, scans: content.scans }
}

/** A page of each kind: upright text, a wide one that is turned, and a picture alone. */
async function mixedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  document.text('first page')
  document.addPage({ size: 'A5', layout: 'landscape' }).text('second page')
  Object.assign(document.page.dictionary.data, { Rotate: 90 })
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc2200' } })
    .png()
    .toBuffer()
  document.addPage({ size: [300, 200], margin: 0 }).image(picture, 0, 0)
  document.end()
  return buffer(document)
}

test('a document that is encrypted, broken or too short is split into nothing', async () => {
  const encrypted = new PDFDocument({ userPassword: 'secret' })
  encrypted.text('x').end()
  const problemOf = (problem: string) => (error: unknown) => error instanceof PdfError && error.problem === problem
  await assert.rejects(split(stored(await buffer(encrypted)), [1, 1]), problemOf('file_encrypted'))
  await assert.rejects(split(stored(aobaInvoice().subarray(0, 900)), [1, 1]), problemOf('file_broken'))
  await assert.rejects(split(stored(aobaInvoice()), [1, 2]), problemOf('file_broken'))
})

test('parts have the text, size, turn and pictures of their pages, and no others', async () => {
  const path = stored(await mixedPdf())
  const [whole, parts] = [await read(path), await split(path, [1, 2], [3, 3])]
  assert.deepEqual(await Promise.all(parts.map(part => inspectPdf(part, 1))), [{ pageCount: 2 }, { pageCount: 1 }])
  const [front, back] = await Promise.all(parts.map(read))
  assert.deepEqual(front?.pages, whole.pages.slice(0, 2))
  const pictureOf = (content: typeof whole | undefined) => readFileSync(content!.scans.at(-1)!.path)
  assert.ok(pictureOf(back).equals(pictureOf(whole)))
})

test('the fonts of an invoice come along', async () => {
  const path = stored(aobaInvoice())
  const [part = ''] = await split(path, [1, 1])
  assert.deepEqual((await read(part)).pages, (await read(path)).pages)
})

// A file that is sent again is known by its content; so are its parts.
test('the same pages are the same bytes each time, without a time or random id', async () => {
  const path = stored(await mixedPdf())
  const bytes = async () => readFileSync((await split(path, [2, 3]))[0]!)
  const first = await bytes()
  assert.ok(first.equals(await bytes()))
  assert.doesNotMatch(first.toString('latin1'), /CreationDate|ModDate/)
})
