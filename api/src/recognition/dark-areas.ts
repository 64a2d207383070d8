import sharp from 'sharp'
import type { GreyPicture } from './prepare-picture.ts'

// The page made small enough to look at areas: some three pixels for the height of a line.
const smallWidth = 420
/** Of the small page: letters, however bold, are no area. */
const leastSide = 5
const leastPixels = 110
const window = 11
const darkShare = 0.5
const mostShutIn = 0.01
const paperPercentile = 0.9

/** Turns light text on dark areas (columns, bands) into dark text on paper: the engine takes such areas for pictures. */
export async function turnDarkAreas(page: GreyPicture): Promise<GreyPicture> {
  const { pixels, width, height } = page
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ width: smallWidth, kernel: 'cubic' }).median(window)
    .toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const ground = groundOf(data, info.width, info.height)
  if (!ground) return page
  const turned = Buffer.from(pixels)
  for (let y = 0; y < height; y++) {
    const row = Math.min(info.height - 1, Math.floor(y * info.height / height)) * info.width
    for (let x = 0; x < width; x++) {
      const dark = ground[row + Math.min(info.width - 1, Math.floor(x * info.width / width))] ?? light
      if (dark !== light) turned[y * width + x] = Math.min(255, (255 - (pixels[y * width + x] ?? 0)) * 255 / Math.max(1, 255 - dark))
    }
  }
  return { pixels: turned, width, height }
}

const light = 255

/** How dark the dark areas are, with what stands in them; null where there is none. */
function groundOf(small: Uint8Array, width: number, height: number): Uint8Array | null {
  const paper = small.toSorted()[Math.floor(small.length * paperPercentile)] ?? light
  const ground = new Uint8Array(small.length).fill(light)
  const areas = connected(width, height, at => (small[at] ?? light) < paper * darkShare).filter(isArea)
  if (areas.length === 0) return null
  const fill = ({ pixels }: Area, dark: number) => { for (const at of pixels) ground[at] = dark }
  for (const area of areas) fill(area, small[area.pixels[Math.floor(area.pixels.length / 2)] ?? 0] ?? 0)
  // Letters so large that they are no ground to themselves: what is shut in by an area belongs to it. Not paper on a dark desk.
  const shutIn = connected(width, height, at => ground[at] === light).filter(({ pixels, left }) => left > 0 && pixels.length < small.length * mostShutIn)
  for (const hole of shutIn) fill(hole, ground[(hole.pixels[0] ?? 1) - 1] ?? light)
  return ground
}

interface Area { readonly pixels: readonly number[], readonly left: number, readonly right: number, readonly top: number, readonly bottom: number }

function isArea({ pixels, left, right, top, bottom }: Area): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return pixels.length >= leastPixels && Math.min(wide, high) >= leastSide && pixels.length > wide * high * 0.6
}

/** Pixels of a kind that touch one another. */
function connected(width: number, height: number, isOfKind: (at: number) => boolean): Area[] {
  const areas: Area[] = []
  const isSeen = new Uint8Array(width * height)
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] === 1 || !isOfKind(start)) continue
    const pixels = [start]
    let [left, right, top, bottom] = [width, 0, height, 0]
    isSeen[start] = 1
    // The list grows while it is walked through.
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)]
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
      for (const [next, isOnPage] of [[at - 1, x > 0], [at + 1, x < width - 1], [at - width, y > 0], [at + width, y < height - 1]] as const) {
        if (!isOnPage || isSeen[next] === 1 || !isOfKind(next)) continue
        isSeen[next] = 1
        pixels.push(next)
      }
    }
    areas.push({ pixels, left, right, top, bottom })
  }
  return areas
}
