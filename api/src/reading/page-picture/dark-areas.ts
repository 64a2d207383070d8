import { findDarkBars } from './dark-bars.ts'
import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'

// The page made small enough to read areas: some three pixels for the height of a line.
const smallWidth = 420
/** Of the small page: letters, however bold, are no area. */
const leastSide = 5
const leastPixels = 110
const window = 11
const darkShare = 0.5
const mostShutIn = 0.01
/** A dark desk around the sheet, and a dark column of the sheet that runs into it. */
const deskShare = 0.12
const edgeWidth = 2
const paperPercentile = 0.9

const light = 255
/** Not light and not dark: where paper ends on a desk, to be cleared. */
const edge = 254

/** How dark the dark areas of a page are, with what stands in them; white elsewhere, and null where there is none. */
export type DarkAreas = GreyPicture | null

/**
 * Finds areas (columns, bands, the desk around a sheet) that text may stand on in light: the engine takes such areas
 * for pictures.
 */
export async function findDarkAreas(page: GreyPicture): Promise<DarkAreas> {
  const {
    pixels: greys,
    width,
    height,
  } = await greyOf(toSharp(page).resize({ width: smallWidth, kernel: 'cubic' }).median(window))
  const paper = greys.toSorted()[Math.floor(greys.length * paperPercentile)] ?? light
  const ground = Buffer.alloc(greys.length, light)
  const isDesk = ({ pixels }: Area) => pixels.length > greys.length * deskShare
  const areas = connected(width, height, at => (greys[at] ?? light) < paper * darkShare).filter(
    area => isArea(area) || isDesk(area),
  )
  const bars = await findDarkBars(page, paper)
  if (areas.length === 0) return bars.count > 0 ? bars : null
  for (const { pixels } of areas) for (const at of pixels) ground[at] = greys[at] ?? 0
  // Letters so large that they are no ground to themselves: what is shut in by an area belongs to it. Not paper on a
  // dark desk.
  const shutIn = connected(width, height, at => ground[at] === light).filter(
    ({ pixels, left }) => left > 0 && pixels.length < greys.length * mostShutIn,
  )
  for (const { pixels } of shutIn) {
    const around = ground[(pixels[0] ?? 1) - 1] ?? light
    for (const at of pixels) ground[at] = around
  }
  for (const { pixels } of areas.filter(isDesk)) clearEdge(ground, width, pixels)
  return withBars({ pixels: ground, width, height }, bars)
}

/** As fine as the bars are, which are more exact. */
function withBars(areas: GreyPicture, bars: GreyPicture): GreyPicture {
  const pixels = Buffer.from(bars.pixels)
  for (let y = 0, at = 0; y < bars.height; y++) {
    const row = Math.floor((y * areas.height) / bars.height) * areas.width
    for (let x = 0; x < bars.width; x++, at++)
      if (pixels[at] === light) pixels[at] = areas.pixels[row + Math.floor((x * areas.width) / bars.width)] ?? light
  }
  return { pixels, width: bars.width, height: bars.height }
}

/** What lies between sheet and desk: turned, it would be a rule around the whole sheet. */
function clearEdge(ground: Buffer, width: number, pixels: Int32Array): void {
  const lightAround = (at: number) => [at - 1, at + 1, at - width, at + width].filter(next => ground[next] === light)
  let rim = Array.from(pixels).filter(at => lightAround(at).length > 0)
  for (let step = 0; step <= edgeWidth; step++) {
    for (const at of rim) ground[at] = edge
    rim = rim.flatMap(lightAround)
  }
}

/** Turns light text on dark areas into dark text on paper. @param page of any size */
export function turnDarkAreas(page: GreyPicture, areas: DarkAreas): GreyPicture {
  if (!areas) return page
  const { pixels, width, height } = page
  const turned = Buffer.from(pixels)
  const columns = Uint16Array.from({ length: width }, (_, x) =>
    Math.min(areas.width - 1, Math.floor((x * areas.width) / width)),
  )
  for (let y = 0; y < height; y++) {
    const row = Math.min(areas.height - 1, Math.floor((y * areas.height) / height)) * areas.width
    for (let x = 0; x < width; x++) {
      const dark = areas.pixels[row + (columns[x] ?? 0)] ?? light
      if (dark === light) continue
      turned[y * width + x] =
        dark === edge ? light : Math.min(light, ((light - (pixels[y * width + x] ?? 0)) * light) / (light - dark))
    }
  }
  return { pixels: turned, width, height }
}

interface Area {
  readonly pixels: Int32Array
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function isArea({ pixels, left, right, top, bottom }: Area): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return pixels.length >= leastPixels && Math.min(wide, high) >= leastSide && pixels.length > wide * high * 0.6
}

/** Pixels of a kind that touch one another. */
function connected(width: number, height: number, isOfKind: (at: number) => boolean): Area[] {
  const areas: Area[] = []
  const isSeen = new Uint8Array(width * height)
  // All pixels of all areas, one area after another.
  const found = new Int32Array(width * height)
  let count = 0
  const take = (at: number) => {
    if (isSeen[at] === 1 || !isOfKind(at)) return
    isSeen[at] = 1
    found[count++] = at
  }
  for (let start = 0; start < isSeen.length; start++) {
    const first = count
    take(start)
    if (count === first) continue
    let [left, right, top, bottom] = [width, 0, height, 0]
    // The list grows while it is walked through.
    for (let next = first; next < count; next++) {
      const at = found[next] ?? 0
      const x = at % width
      const y = (at - x) / width
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      if (x > 0) take(at - 1)
      if (x < width - 1) take(at + 1)
      if (y > 0) take(at - width)
      if (y < height - 1) take(at + width)
    }
    areas.push({ pixels: found.subarray(first, count), left, right, top, bottom })
  }
  return areas
}
