import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'
import { withoutSeals } from './public.ts'

const [width, height] = [1654, 2339]
const [red, ink] = ['rgb(136,136,136)', 'rgb(20,20,20)']

/** A page of A4 at 200 dpi. */
const pageOf = (...shapes: readonly string[]): Promise<GreyPicture> =>
  greyOf(
    sharp(Buffer.from(`<svg width="${width}" height="${height}">${shapes.join('')}</svg>`)).flatten({
      background: 'white',
    }),
  )
const rect = (x: number, y: number, wide: number, high: number, style: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" style="${style}"/>`
const letters = rect(1_150, 440, 170, 5, `fill:${ink}`) + rect(1_200, 420, 5, 60, `fill:${ink}`)
const strokes = [1_220, 1_245, 1_270].map(x => rect(x, 400, 7, 120, `fill:${red}`)).join('')
const square = rect(1_202, 382, 136, 136, `fill:none;stroke:${red};stroke-width:6`) + strokes
const ring = `<circle cx="1270" cy="450" r="68" style="fill:none;stroke:${red};stroke-width:6"/>${strokes}`
const at = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * width + x] ?? -1
/** Of the frame, of a stroke within it, and of a letter over both. */
const greysOf = (page: GreyPicture) => [at(page, 1_270, 382), at(page, 1_223, 500), at(page, 1_223, 442)]

test('clears a square or round seal, and not the letters that it covers', async () => {
  for (const seal of [square, ring]) {
    const page = withoutSeals(await pageOf(seal, letters))
    assert.deepEqual(greysOf(page), [255, 255, 20])
    assert.equal(at(page, 1_160, 442), 20)
  }
})

test('leaves grey labels, cells in black rules and a seal that covers nothing as they are', async () => {
  const labels = [380, 420, 460].map(y => rect(1_200, y, 110, 24, `fill:${red}`)).join('')
  const cell = rect(1_202, 382, 136, 136, `fill:none;stroke:${ink};stroke-width:3`)
  const wide = rect(902, 382, 436, 136, `fill:none;stroke:${red};stroke-width:6`)
  for (const shapes of [[labels], [cell, letters], [wide, letters], [square]]) {
    const page = await pageOf(...shapes)
    assert.ok(withoutSeals(page) === page)
  }
})

test('clears no seal of a page in which all is of one grey', async () => {
  const page = await greyOf(toSharp(await pageOf(square, letters)).linear(0, 150))
  assert.ok(withoutSeals(page) === page)
})
