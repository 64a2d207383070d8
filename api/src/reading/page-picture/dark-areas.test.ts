import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { findDarkAreas, turnDarkAreas } from './dark-areas.ts'
import type { GreyPicture } from './grey-picture.ts'

const [width, height] = [840, 1188]

interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly grey: number
}

async function pageOf(paper: number, ...patches: readonly Patch[]): Promise<GreyPicture> {
  const colour = (grey: number) => ({ r: grey, g: grey, b: grey })
  const pixels = await sharp({ create: { width, height, channels: 3, background: colour(paper) } })
    .composite(
      patches.map(({ left, top, grey, ...size }) => ({
        left,
        top,
        input: { create: { ...size, channels: 3 as const, background: colour(grey) } },
      })),
    )
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { pixels, width, height }
}
const turned = async (page: GreyPicture): Promise<GreyPicture> => turnDarkAreas(page, await findDarkAreas(page))
const at = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * width + x] ?? -1

test('leaves a page alone that has letters and rules only, however bold', async () => {
  const page = await pageOf(
    250,
    { left: 100, top: 100, width: 8, height: 60, grey: 20 },
    { left: 100, top: 300, width: 600, height: 3, grey: 0 },
  )
  assert.ok((await turned(page)) === page)
})

test('leaves paper on a dark desk as it is', async () => {
  const page = await turned(
    await pageOf(
      60,
      { left: 80, top: 80, width: 680, height: 1020, grey: 240 },
      { left: 200, top: 300, width: 4, height: 30, grey: 30 },
    ),
  )
  assert.equal(at(page, 400, 500), 240)
  assert.equal(at(page, 201, 310), 30)
})

test('turns light letters in a dark column into dark letters on paper, and nothing beside it', async () => {
  const page = await turned(
    await pageOf(
      255,
      { left: 0, top: 0, width: 240, height: 1188, grey: 50 },
      { left: 60, top: 200, width: 4, height: 20, grey: 235 },
      { left: 60, top: 400, width: 60, height: 60, grey: 235 },
      { left: 500, top: 200, width: 4, height: 20, grey: 10 },
    ),
  )
  assert.ok(at(page, 100, 210) > 240, 'the column is paper')
  assert.ok(at(page, 61, 210) < 60, 'its letter is ink')
  assert.ok(at(page, 90, 430) < 60, 'and so is a letter as large as an area')
  assert.deepEqual([at(page, 501, 210), at(page, 600, 210)], [10, 255])
})

// Column and desk are one area then, which fills too little of its bounds for an area of a sheet.
test('turns a dark column of a sheet that runs into the dark desk', async () => {
  const page = await turned(
    await pageOf(
      70,
      { left: 80, top: 80, width: 680, height: 1020, grey: 240 },
      { left: 80, top: 80, width: 200, height: 1020, grey: 40 },
      { left: 140, top: 300, width: 4, height: 20, grey: 235 },
      { left: 500, top: 300, width: 4, height: 20, grey: 10 },
    ),
  )
  assert.ok(at(page, 40, 500) > 240 && at(page, 200, 500) > 240, 'desk and column are paper')
  assert.ok(at(page, 141, 310) < 60, 'a letter of the column is ink')
  assert.deepEqual([at(page, 501, 310), at(page, 600, 500)], [10, 240])
})

// A label in a narrow coloured cell was read as 昌昌, and the day beside it was nobody's.
test('turns cells of one row whose letters reach nearly from edge to edge', async () => {
  const page = await turned(
    await pageOf(
      250,
      { left: 100, top: 300, width: 80, height: 30, grey: 86 },
      { left: 182, top: 300, width: 300, height: 30, grey: 240 },
      { left: 100, top: 332, width: 300, height: 30, grey: 86 },
      { left: 110, top: 308, width: 14, height: 14, grey: 245 },
      { left: 112, top: 310, width: 10, height: 10, grey: 86 },
      { left: 130, top: 308, width: 3, height: 14, grey: 245 },
    ),
  )
  assert.ok(at(page, 170, 315) > 240, 'the cell is paper')
  assert.ok(at(page, 111, 315) < 30 && at(page, 131, 315) < 30, 'its letters are ink')
  assert.ok(at(page, 117, 315) > 240, 'and what they shut in is paper')
  assert.ok(at(page, 390, 347) > 240, 'the cell below, which is wider, is paper')
  assert.equal(at(page, 300, 315), 240, 'the cell beside stays')
})

// Above a long label a strip of its cell is left that looks like a rule: 請求番号 was not read, and another number was.
test('turns a long label that nearly touches the upper edge of its cell', async () => {
  const strokes = Array.from({ length: 16 }, (_, stroke) => ({
    left: 200 + stroke * 6,
    top: 303,
    width: 4,
    height: 12,
    grey: 245,
  }))
  const beyond = { left: 500, top: 300, width: 200, height: 2, grey: 86 }
  const page = await turned(
    await pageOf(250, { left: 100, top: 300, width: 400, height: 22, grey: 86 }, ...strokes, beyond),
  )
  assert.ok(at(page, 247, 301) > 240, 'the strip above its letters is paper')
  assert.ok(
    strokes.every(({ left }) => at(page, left + 2, 309) < 30),
    'its letters are ink',
  )
  assert.equal(at(page, 600, 301), 86, 'a rule that goes on beside the cell stays')
})

test('leaves bold letters that stand close together as they are', async () => {
  const strokes = Array.from({ length: 12 }, (_, stroke) => ({
    left: 200 + stroke * 9,
    top: 200,
    width: 6,
    height: 26,
    grey: 15,
  }))
  const page = await pageOf(250, ...strokes, { left: 200, top: 190, width: 105, height: 6, grey: 15 })
  assert.ok((await turned(page)) === page)
})

test('leaves paper between dark rules as it is', async () => {
  const bars = [300, 360].map(top => ({ left: 100, top, width: 300, height: 30, grey: 40 }))
  const sides = [100, 392].map(left => ({ left, top: 300, width: 8, height: 90, grey: 40 }))
  const page = await turned(
    await pageOf(250, ...bars, ...sides, { left: 200, top: 338, width: 3, height: 14, grey: 10 }),
  )
  assert.deepEqual([at(page, 150, 345), at(page, 201, 345)], [250, 10])
})
