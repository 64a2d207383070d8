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
