import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'

/** The page as fine as narrow cells need it: four pixels for a millimetre of A4. */
const barsWidth = 840
const darkShare = 0.5
/** No stroke of a letter is thicker than twice this and one more. */
const thickness = 3
/** How far a bar goes on around its letters. */
const reach = 10
/** Strokes of light letters are up to twice as wide. */
const stroke = 3
/** What dense letters shut in, like 口; cells of paper between dark rules are higher. */
const mostLetter = 18
const [leastWide, leastHigh] = [28, 12]
/** Of a bar that is dark, and of it what is thick: letters that stand close together are neither. */
const [leastDark, leastThick] = [0.55, 0.2]
const mostShare = 0.08
const light = 255

/** A mask of pixels, 1 or 0, row by row. */
interface Mask {
  readonly at: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * How dark the bars and cells of a page are on which light letters stand, however narrow; white elsewhere.
 * @param paper how bright its paper is
 */
export async function findDarkBars(
  page: GreyPicture,
  paper: number,
): Promise<GreyPicture & { readonly count: number }> {
  const { pixels, width, height } = await greyOf(toSharp(page).resize({ width: barsWidth, kernel: 'cubic' }))
  const dark: Mask = { at: new Uint8Array(pixels.length), width, height }
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] ?? light) < paper * darkShare) dark.at[at] = 1
  const thick = eroded(dark, thickness)
  const ground = Buffer.alloc(pixels.length, light)
  if (!thick.at.includes(1)) return { pixels: ground, width, height, count: 0 }
  const grown = grownWithin(thick, dark, reach)
  // Above letters that nearly fill their bar a strip of it is left, too thin to be thick and longer than the reach.
  const whole = grownWithin(grown, inBoxesOf(grown, dark))
  const bars = withLetters(eroded(widened(whole, stroke), stroke))
  let count = 0
  for (const bar of partsOf(bars)) {
    if (!isBar(bar, bars, dark, thick)) continue
    count++
    const greys = Uint8Array.from(
      bar.filter(at => dark.at[at] === 1),
      at => pixels[at] ?? 0,
    ).toSorted()
    for (const at of bar) ground[at] = greys[greys.length >> 1] ?? 0
  }
  return { pixels: ground, width, height, count }
}

/** Bars with what their letters shut in. */
function withLetters(bars: Mask): Mask {
  const at = Uint8Array.from(bars.at)
  for (const hole of partsOf(inverted(bars))) {
    if (hole.length > mostLetter * barsWidth) continue
    const { left, right, top, bottom } = sidesOf(hole, bars.width)
    const isInside = left > 0 && top > 0 && right < bars.width - 1 && bottom < bars.height - 1
    if (isInside && Math.min(right - left, bottom - top) < mostLetter) for (const pixel of hole) at[pixel] = 1
  }
  return { ...bars, at }
}

function sidesOf(part: Int32Array, width: number) {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (const at of part) {
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

function isBar(bar: Int32Array, { width, height }: Mask, dark: Mask, thick: Mask): boolean {
  if (bar.length > width * height * mostShare) return false
  const { left, right, top, bottom } = sidesOf(bar, width)
  const countIn = (mask: Mask) => bar.reduce((count, at) => count + (mask.at[at] ?? 0), 0)
  const [darkCount, thickCount] = [countIn(dark), countIn(thick)]
  // What runs into the edge is the desk on which the sheet lies.
  const isInside = left > 0 && top > 0 && right < width - 1 && bottom < height - 1
  const isLarge = right - left >= leastWide && bottom - top >= leastHigh
  return isInside && isLarge && darkCount >= bar.length * leastDark && thickCount >= bar.length * leastThick
}

/** Pixels around which all are set, as far as a square of this radius reaches. */
const eroded = (mask: Mask, radius: number): Mask => inverted(widened(inverted(mask), radius))

function inverted({ at: set, ...size }: Mask): Mask {
  const at = new Uint8Array(set.length)
  for (let pixel = 0; pixel < at.length; pixel++) at[pixel] = set[pixel] === 1 ? 0 : 1
  return { ...size, at }
}

/** Pixels around which one is set. */
const widened = ({ at, width, height }: Mask, radius: number): Mask => {
  const across = spread(at, radius, width, height, 1, width)
  return { at: spread(across, radius, height, width, width, 1), width, height }
}

/** Along the rows, or the columns, of a mask. */
function spread(
  at: Uint8Array,
  radius: number,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint8Array {
  const wide = new Uint8Array(at.length)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let last = -Infinity
    for (let ahead = 0; ahead < length + radius; ahead++) {
      if (ahead < length && at[start + ahead * step] === 1) last = ahead
      const here = ahead - radius
      if (here >= 0 && last >= here - radius) wide[start + here * step] = 1
    }
  }
  return wide
}

/** What of a mask lies in the rectangles around the parts of another one: rules of a table go on beyond them. */
function inBoxesOf(parts: Mask, { at: set, width, height }: Mask): Mask {
  const at = new Uint8Array(set.length)
  for (const part of partsOf(parts)) {
    const { left, right, top, bottom } = sidesOf(part, width)
    for (let y = top; y <= bottom; y++) at.set(set.subarray(y * width + left, y * width + right + 1), y * width + left)
  }
  return { at, width, height }
}

/** The mask and what is set in the other one around it, as far as this many pixels. */
function grownWithin(mask: Mask, within: Mask, reach = Infinity): Mask {
  const at = Uint8Array.from(mask.at)
  let rim: number[] = []
  for (let pixel = 0; pixel < at.length; pixel++) if (at[pixel] === 1) rim.push(pixel)
  for (let step = 0; step < reach && rim.length > 0; step++) {
    const next: number[] = []
    for (const pixel of rim)
      for (const beside of [pixel - 1, pixel + 1, pixel - mask.width, pixel + mask.width])
        if (within.at[beside] === 1 && at[beside] === 0) {
          at[beside] = 1
          next.push(beside)
        }
    rim = next
  }
  return { ...mask, at }
}

/** Pixels that touch one another, part by part. */
function partsOf({ at, width }: Mask): Int32Array[] {
  const isSeen = new Uint8Array(at.length)
  const found = new Int32Array(at.length)
  const parts: Int32Array[] = []
  let count = 0
  const take = (next: number) => {
    if (at[next] !== 1 || isSeen[next] === 1) return
    isSeen[next] = 1
    found[count++] = next
  }
  for (let first = 0; first < at.length; first++) {
    const start = count
    take(first)
    for (let next = start; next < count; next++) {
      const here = found[next] ?? 0
      if (here % width > 0) take(here - 1)
      if (here % width < width - 1) take(here + 1)
      take(here - width)
      take(here + width)
    }
    if (count > start) parts.push(found.subarray(start, count))
  }
  return parts
}
