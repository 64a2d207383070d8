import { type GreyPicture, greyOf, toSharp } from './grey-picture.ts'

const measuredWidth = 700
const maxSkew = 6
const coarseStep = 0.5
const fineStep = 0.1
/** A table of few words and many digits reaches 1.2 as it stands. */
const clearly = 1.6
const darker = 40

/**
 * By how many degrees the lines of a page fall to the right: the angle whose row sums differ most, as lines of text and
 * the white between them do.
 */
export async function skewOf(page: GreyPicture): Promise<number> {
  const { ink, size } = await measured(page)
  const coarse = best(coarseAngles, angle => contrast(ink, size, angle))
  return best(range(coarse - coarseStep, coarse + coarseStep, fineStep), angle => contrast(ink, size, angle))
}

/** Whether the lines of a page run up or down rather than across: its columns differ clearly more than its rows. */
export async function runsUpOrDown(page: GreyPicture): Promise<boolean> {
  const { ink, size } = await measured(page)
  const most = (of: Ink, { width, height }: Size) =>
    Math.max(...coarseAngles.map(angle => contrast(of, { width, height }, angle)))
  return most({ x: ink.y, y: ink.x }, { width: size.height, height: size.width }) > most(ink, size) * clearly
}

async function measured(page: GreyPicture): Promise<{ readonly ink: Ink; readonly size: Size }> {
  const small = await greyOf(toSharp(page).resize({ width: measuredWidth }))
  return { ink: inkOf(small), size: small }
}

interface Size {
  readonly width: number
  readonly height: number
}
interface Ink {
  readonly x: Int32Array
  readonly y: Int32Array
}

/** Pixels that are clearly darker than what lies beside them: neither shadows nor the edge of the sheet. */
function inkOf({ pixels, width, height }: GreyPicture): Ink {
  const [x, y] = [[] as number[], [] as number[]]
  for (let row = 4; row < height - 4; row++) {
    for (let column = 4; column < width - 4; column++) {
      const at = row * width + column
      const [own, left, right, over, under] = [
        pixels[at] ?? 0,
        pixels[at - 4] ?? 0,
        pixels[at + 4] ?? 0,
        pixels[at - 4 * width] ?? 0,
        pixels[at + 4 * width] ?? 0,
      ]
      if (left + right + over + under < (own + darker) * 4) continue
      // A dark desk is darker than the sheet on one side of it only.
      if (
        Number(left > own + darker) +
          Number(right > own + darker) +
          Number(over > own + darker) +
          Number(under > own + darker) >=
        2
      ) {
        x.push(column)
        y.push(row)
      }
    }
  }
  return { x: Int32Array.from(x), y: Int32Array.from(y) }
}

function contrast({ x, y }: Ink, { height, width }: { height: number; width: number }, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Float64Array(height + 2 * margin)
  for (let index = 0; index < x.length; index++) {
    const row = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope) + margin
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

const coarseAngles = range(-maxSkew, maxSkew, coarseStep)

/** Of equal ones the flattest. */
function best(angles: readonly number[], score: (angle: number) => number): number {
  let [winner, highest] = [0, score(0) * 1.001]
  for (const angle of angles) {
    const reached = score(angle)
    if (reached > highest) [winner, highest] = [angle, reached]
  }
  return winner
}
