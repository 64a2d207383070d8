import sharp from 'sharp'
import type { GreyPicture } from './prepare-picture.ts'

// Paper under a lamp or a shadow; a scanner's lid gives white everywhere.
const unevenSpread = 28
const paperPercentile = 0.8
const gridWidth = 24

const resized = async ({ pixels, width, height }: GreyPicture, to: number, kernel: 'cubic' | 'nearest' | 'mitchell' = 'cubic'): Promise<GreyPicture> => {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ width: to, kernel }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** How bright the paper is, part by part: the bright end of what lies there. */
async function paperOf(page: GreyPicture): Promise<GreyPicture> {
  const cell = 16
  const small = await resized(page, gridWidth * cell)
  const [width, height] = [gridWidth, Math.max(1, Math.floor(small.height / cell))]
  const pixels = Buffer.alloc(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const values: number[] = []
      for (let y = 0; y < cell; y++) {
        for (let x = 0; x < cell; x++) values.push(small.pixels[(row * cell + y) * small.width + column * cell + x] ?? 255)
      }
      values.sort((a, b) => a - b)
      pixels[row * width + column] = values[Math.floor(values.length * paperPercentile)] ?? 255
    }
  }
  return { pixels, width, height }
}

export async function isUnevenlyLit(page: GreyPicture): Promise<boolean> {
  const { pixels } = await paperOf(page)
  const sorted = [...pixels].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 255
  return at(0.95) - at(0.1) > unevenSpread || at(0.5) < 200
}

/** Divides every pixel by the paper around it, so that paper is white and ink dark in light and shadow alike. */
export async function flattenLight(page: GreyPicture): Promise<GreyPicture> {
  const paper = await paperOf(page)
  const spread = await sharp(paper.pixels, { raw: { width: paper.width, height: paper.height, channels: 1 } })
    .median(3).resize({ width: page.width, height: page.height, fit: 'fill', kernel: 'mitchell' }).toColourspace('b-w').raw().toBuffer()
  const pixels = Buffer.alloc(page.pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const share = (page.pixels[at] ?? 255) / Math.max(spread[at] ?? 255, 1)
    // Ink of a photo is grey: what is clearly darker than its paper becomes darker still.
    pixels[at] = Math.max(0, Math.min(255, (share - 0.25) * 255 / 0.65))
  }
  return { pixels, width: page.width, height: page.height }
}
