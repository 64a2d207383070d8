import type { GreyPicture } from '../page-picture/public.ts'
import type { TextArea } from './text-areas.ts'

/** One line of text, level, as high as the engine reads lines. */
export interface LineStrip {
  readonly pixels: Float32Array
  readonly width: number
}

/** What the engine was trained on. */
export const stripHeight = 48
/** Longer lines are squeezed: forty characters in a row are a sentence. */
const mostWidth = 1_600
const leastWidth = 16

/** Pixels of a line that is as high as the engine reads lines. */
export const stripWidthOf = ({ left, right, top, bottom }: TextArea): number =>
  Math.round(Math.max(leastWidth, Math.min(mostWidth, ((right - left) * stripHeight) / (bottom - top))))

/** Cuts a line out of a page; values 0 to 1. */
export function lineStrip({ pixels, width, height }: GreyPicture, area: TextArea): LineStrip {
  const [wide, high] = [area.right - area.left, area.bottom - area.top]
  const stripWidth = stripWidthOf(area)
  const [stepX, stepY] = [wide / stripWidth, high / stripHeight]
  // Fine print is enlarged between pixels; of large print each value is a mean, or thin strokes would be lost.
  const [partsX, partsY] = [Math.ceil(stepX), Math.ceil(stepY)]
  const middle = (area.left + area.right) / 2
  const strip = new Float32Array(stripWidth * stripHeight)
  const levelAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [shareX, shareY] = [x - column, y - row]
    const at = (dx: number, dy: number) =>
      pixels[clamp(row + dy, height - 1) * width + clamp(column + dx, width - 1)] ?? 255
    return (
      (at(0, 0) * (1 - shareX) + at(1, 0) * shareX) * (1 - shareY) +
      (at(0, 1) * (1 - shareX) + at(1, 1) * shareX) * shareY
    )
  }
  for (let row = 0; row < stripHeight; row++) {
    for (let column = 0; column < stripWidth; column++) {
      let sum = 0
      for (let partY = 0; partY < partsY; partY++) {
        for (let partX = 0; partX < partsX; partX++) {
          const x = area.left + (column + (partX + 0.5) / partsX) * stepX
          const y = area.top + (row + (partY + 0.5) / partsY) * stepY
          sum += levelAt(x - 0.5, y + area.slope * (x - middle) - 0.5)
        }
      }
      strip[row * stripWidth + column] = sum / (partsX * partsY * 255)
    }
  }
  return { pixels: strip, width: stripWidth }
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
