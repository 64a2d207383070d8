import type { GreyPicture } from './grey-picture.ts'

const darkInk = 150
const leastInk = 2
const darkRule = 190
const ruleShare = 0.7
// Of the height of the picture.
const leastShare = 0.3
const mostGap = 0.08

/**
 * The text of a line without what reaches in from the lines above and below and the rules of a table, the picture as
 * high as its ink: with more white around it than a sixth of its height the engine reads nonsense, and is sure of it.
 */
export function bareLine(line: GreyPicture): GreyPicture {
  const { pixels, width, height } = withoutRules(line)
  const hasInk = (y: number) =>
    pixels.subarray(y * width, (y + 1) * width).filter(level => level < darkInk).length >= leastInk
  let [first, last] = [0, -1]
  for (let y = 0; y < height; y++) {
    if (!hasInk(y)) continue
    const start = y
    let end = y
    // Strokes of a ニ lie apart.
    for (let next = y + 1; next < height && next <= end + height * mostGap; next++) if (hasInk(next)) end = next
    if (end - start > last - first) [first, last] = [start, end]
    y = end
  }
  // Less is a speck or what is left of a rule.
  if (last - first < height * leastShare) return { pixels, width, height }
  return { pixels: pixels.subarray(first * width, (last + 1) * width), width, height: last - first + 1 }
}

function withoutRules({ pixels, width, height }: GreyPicture): GreyPicture {
  const cleared = Buffer.from(pixels)
  const isRule = (length: number, pixelAt: (index: number) => number) => {
    let dark = 0
    for (let index = 0; index < length; index++) if ((pixels[pixelAt(index)] ?? 255) < darkRule) dark++
    return dark > length * ruleShare
  }
  for (let y = 0; y < height; y++) if (isRule(width, x => y * width + x)) cleared.fill(255, y * width, (y + 1) * width)
  for (let x = 0; x < width; x++) {
    if (!isRule(height, y => y * width + x)) continue
    for (let y = 0; y < height; y++) cleared[y * width + x] = 255
  }
  return { pixels: cleared, width, height }
}
