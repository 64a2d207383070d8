import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Sharp } from 'sharp'
import { onDesk, scanOf } from '../../testing/files/scan.ts'
import { aobaInvoice } from '../../testing/files/upload.ts'
import { type OpenPage, openPage } from './open-page.ts'

let folder: string
let sheet: Sharp
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-page-'))
  sheet = await scanOf(aobaInvoice())
})
after(() => rm(folder, { recursive: true, force: true }))

async function opened(picture: Sharp): Promise<OpenPage> {
  const path = join(folder, 'picture.jpg')
  await writeFile(path, await picture.jpeg({ quality: 85 }).toBuffer())
  return openPage(path)
}

test('distinguishes a page that lies on its side from one that does not', async () => {
  assert.equal((await opened(sheet.clone())).isOnSide, false)
  assert.equal((await opened(sheet.clone().rotate(90))).isOnSide, true)
})

// The edge of a sheet on a dark desk was taken for strokes: each photo of one was recognised twice more, lying on its
// sides.
test('is not misled by the edges of sheets on a dark desk', async () => {
  assert.equal((await opened(await onDesk({ picture: sheet.clone(), left: 260, turnedBy: 1 }))).isOnSide, false)
  assert.equal(
    (await opened(await onDesk({ picture: sheet.clone(), left: 60 }, { picture: sheet.clone(), left: 2700 }))).isOnSide,
    false,
  )
  assert.equal((await opened(await onDesk({ picture: sheet.clone().rotate(90), left: 260 }))).isOnSide, true)
})

// So did what light and shadow left of them: such photos were recognised once more, lying on a side.
test('is not misled by strokes along the edges of a picture', async () => {
  const places = [16, 40, 64, 88, 112, 136].flatMap(x => [x, 1_650 - x])
  const strokes = places.map(x => `<rect x="${x}" y="0" width="4" height="2340"/>`)
  const input = Buffer.from(`<svg width="1654" height="2340">${strokes.join('')}</svg>`)
  assert.equal((await opened(sheet.clone().composite([{ input }]))).isOnSide, false)
})

test('clears the desk and the edge of the sheet, and leaves what the sheet says', async () => {
  const { pixels, width, height } = await opened(await onDesk({ picture: sheet.clone(), left: 260, turnedBy: 1 }))
  const share = (dark: number) => pixels.filter(level => level < dark).length / pixels.length
  const rows = (from: number, to: number) =>
    pixels.subarray(Math.round(height * from) * width, Math.round(height * to) * width)
  assert.ok(
    rows(0, 0.05).every(level => level > 200) && rows(0.95, 1).every(level => level > 200),
    'the desk over and under the sheet is white',
  )
  assert.ok(share(128) > 0.005 && share(128) < 0.06, `${share(128)} of it is ink`)
})

test('opens a photo no finer than it is read, and leaves a scan as it is', async () => {
  const photo = await opened(await onDesk({ picture: sheet.clone(), left: 260 }))
  assert.ok(photo.width < 2_300 && photo.height < 3_100, `${photo.width} by ${photo.height}`)
  const { width } = await sheet.clone().metadata()
  assert.equal((await opened(sheet.clone())).width, width)
})
