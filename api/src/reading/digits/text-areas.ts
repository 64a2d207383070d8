/** A line of text in a picture, in its pixels: the lines of a sheet that is not flat fall or rise a little. */
export interface TextArea {
  readonly left: number
  readonly right: number
  /** At the middle of its width. */
  readonly top: number
  readonly bottom: number
  /** By how much it falls for each pixel to the right. */
  readonly slope: number
}

/** How sure a detector is, pixel by pixel, that text is there; 0 to 1. */
export interface TextMap {
  readonly likely: Float32Array
  readonly width: number
  readonly height: number
}

// As the detector was trained (DB: Real-time Scene Text Detection with Differentiable Binarization, Liao et al. 2020):
// areas in its map are shrunk text, and grow again by their area over their perimeter.
const leastLikely = 0.3
const leastMeanLikely = 0.5
const growth = 1.6
const leastSide = 3
const mostAreas = 400
/** Shorter ones say nothing of how they lie. */
const leastOblong = 3
const mostSlope = 0.1

/** The lines of text of a detector's map, the largest first where there are too many for a page. */
export function textAreas({ likely, width, height }: TextMap): TextArea[] {
  const isSeen = new Uint8Array(width * height)
  const areas: { readonly area: TextArea; readonly count: number }[] = []
  for (let at = 0; at < likely.length; at++) {
    if (isSeen[at] === 1 || (likely[at] ?? 0) < leastLikely) continue
    const pixels = connected({ likely, width, height }, isSeen, at)
    const area = meanOf(pixels, likely) < leastMeanLikely ? null : areaOf(pixels, width)
    if (area) areas.push({ area, count: pixels.length })
  }
  return areas
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostAreas)
    .map(({ area }) => area)
}

/** All likely pixels that touch one another. */
function connected({ likely, width, height }: TextMap, isSeen: Uint8Array, first: number): number[] {
  const found = [first]
  isSeen[first] = 1
  for (let next = 0; next < found.length; next++) {
    const at = found[next] ?? 0
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const beside = row * width + column
        if (isSeen[beside] === 1 || (likely[beside] ?? 0) < leastLikely) continue
        isSeen[beside] = 1
        found.push(beside)
      }
    }
  }
  return found
}

const meanOf = (pixels: readonly number[], likely: Float32Array): number =>
  pixels.reduce((sum, at) => sum + (likely[at] ?? 0), 0) / pixels.length

function areaOf(pixels: readonly number[], width: number): TextArea | null {
  const slope = slopeOf(pixels, width)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const at of pixels) {
    const x = at % width
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
  }
  const middle = (left + right) / 2
  for (const at of pixels) {
    const y = Math.floor(at / width) - slope * ((at % width) - middle)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const [wide, high] = [right - left, bottom - top]
  if (Math.min(wide, high) < leastSide) return null
  const more = (wide * high * growth) / (2 * (wide + high))
  return { left: left - more, right: right + more, top: top - more, bottom: bottom + more, slope }
}

/** The line through the pixels with the least squares. */
function slopeOf(pixels: readonly number[], width: number): number {
  let [sumX, sumY] = [0, 0]
  for (const at of pixels) {
    sumX += at % width
    sumY += Math.floor(at / width)
  }
  const [meanX, meanY] = [sumX / pixels.length, sumY / pixels.length]
  let [xx, xy, yy] = [0, 0, 0]
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - meanX, Math.floor(at / width) - meanY]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  if (xx <= yy * leastOblong ** 2) return 0
  return Math.max(-mostSlope, Math.min(mostSlope, xy / xx))
}
