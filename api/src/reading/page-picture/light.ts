import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'

// Paper under a lamp or a shadow; a scanner's lid gives white everywhere.
const unevenSpread = 28
const paperPercentile = 0.8
const gridWidth = 24
const spreadCell = 8

/** How bright the paper is, part by part: the bright end of what lies there. */
async function paperOf(page: GreyPicture): Promise<GreyPicture> {
  const cell = 16
  const small = await greyOf(toSharp(page).resize({ width: gridWidth * cell, kernel: 'cubic' }))
  const [width, height] = [gridWidth, Math.max(1, Math.floor(small.height / cell))]
  const pixels = Buffer.alloc(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const values: number[] = []
      for (let y = 0; y < cell; y++) {
        for (let x = 0; x < cell; x++)
          values.push(small.pixels[(row * cell + y) * small.width + column * cell + x] ?? 255)
      }
      values.sort((a, b) => a - b)
      pixels[row * width + column] = values[Math.floor(values.length * paperPercentile)] ?? 255
    }
  }
  return { pixels, width, height }
}

function isUneven({ pixels }: GreyPicture): boolean {
  const sorted = pixels.toSorted()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 255
  return at(0.95) - at(0.1) > unevenSpread || at(0.5) < 200
}

/**
 * Of a page that is unevenly lit, divides every pixel by the paper around it, so that paper is white and ink dark in
 * light and shadow alike.
 */
export async function flattenLight(page: GreyPicture): Promise<GreyPicture> {
  const paper = await paperOf(page)
  if (!isUneven(paper)) return page
  // Finer than light changes, and coarse enough to cost nothing.
  const spread = await greyOf(
    toSharp(paper)
      .median(3)
      .resize({
        width: Math.ceil(page.width / spreadCell),
        height: Math.ceil(page.height / spreadCell),
        fit: 'fill',
        kernel: 'mitchell',
      }),
  )
  const pixels = Buffer.alloc(page.pixels.length)
  for (let y = 0, at = 0; y < page.height; y++) {
    const row = Math.floor(y / spreadCell) * spread.width
    for (let x = 0; x < page.width; x++, at++)
      pixels[at] =
        inkBefore[(spread.pixels[row + Math.floor(x / spreadCell)] ?? 255) * 256 + (page.pixels[at] ?? 255)] ?? 255
  }
  return { pixels, width: page.width, height: page.height }
}

/** By paper and pixel. Ink of a photo is grey: what is clearly darker than its paper becomes darker still. */
const inkBefore = Uint8Array.from({ length: 256 * 256 }, (_, at) =>
  Math.max(0, Math.min(255, (((at % 256) / Math.max(Math.floor(at / 256), 1) - 0.25) * 255) / 0.65)),
)
