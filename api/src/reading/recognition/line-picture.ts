import { bareLine } from './bare-line.ts'
import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'
import type { Box } from './box-on-page.ts'
import type { PreparedPicture } from './prepare-picture.ts'

// Of the line's height: what the engine's boxes miss of an ascender or a voicing mark.
const slack = 0.28
/** The engine's boxes may be this far off in width, in heights of the line. */
const mostOff = 1.6
const distancePrice = 0.15
const besideInk = 0.12
const darkInk = 150
const inkHeight = 48
const border = { beside: 20, above: 5 }

/** One line of a prepared page, level, as the engine likes lines and stretched in width. */
export async function pictureOfLine(page: PreparedPicture, box: Box, stretch: number): Promise<GreyPicture> {
  const level = await levelled(page)
  // Turned about its middle, the picture has grown on all sides.
  const [growX, growY] = [(level.width - page.width) / 2, (level.height - page.height) / 2]
  const high = box.height * page.height
  const top = within(box.y * page.height + growY - high * slack, level.height - 2)
  const height = Math.max(1, Math.min(level.height - top, Math.round(high * (1 + 2 * slack))))
  const isBlank = blankColumns(level, top + Math.round(height * 0.15), Math.round(height * 0.7))
  const off = Math.round(high * mostOff)
  const [start, end] = [Math.round(box.x * page.width + growX), Math.round((box.x + box.width) * page.width + growX)]
  const left = within((widestBlank(isBlank, start, off)?.end ?? start) - high * besideInk, level.width - 2)
  const right = within((widestBlank(isBlank, end, off)?.start ?? end) + high * besideInk, level.width)
  const width = Math.max(1, right - left)
  const line = bareLine(await greyOf(toSharp(level).extract({ left, top, width, height })))
  return greyOf(
    toSharp(line)
      .resize({
        width: Math.max(1, Math.round(((line.width * inkHeight) / line.height) * stretch)),
        height: inkHeight,
        fit: 'fill',
        kernel: 'lanczos3',
      })
      .extend({
        top: border.above,
        bottom: border.above,
        left: border.beside,
        right: border.beside,
        background: 'white',
      }),
  )
}

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))

const levelled = async (page: PreparedPicture): Promise<GreyPicture> =>
  page.skew === 0 ? page : greyOf(toSharp(page).rotate(-page.skew, { background: 'white' }))

const blankColumns =
  ({ pixels, width }: GreyPicture, top: number, height: number) =>
  (x: number): boolean => {
    for (let y = top; y < top + height; y++) if ((pixels[y * width + x] ?? 255) < darkInk) return false
    return true
  }

/**
 * Where most room is between two characters, near to where the engine parts them: there a text ends or another begins.
 */
function widestBlank(
  isBlank: (x: number) => boolean,
  near: number,
  off: number,
): { readonly start: number; readonly end: number } | null {
  const blanks: { readonly start: number; readonly end: number }[] = []
  for (let x = Math.max(0, near - off); x < near + off; x++) {
    if (!isBlank(x)) continue
    const start = x
    while (x < near + off && isBlank(x)) x++
    blanks.push({ start, end: x })
  }
  const worth = ({ start, end }: { start: number; end: number }) =>
    end - start - Math.max(0, start - near, near - end) * distancePrice
  return blanks.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}
