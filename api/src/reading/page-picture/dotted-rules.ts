import type { GreyPicture } from './grey-picture.ts'

/** Of white paper: ink is darker. */
const mostInk = 185
const paper = 255
/** In parts of a page's long side, 297 mm of A4: dots that touch, how thick they are, what is between two, a rule. */
const [mostLength, mostThickness, mostGap, mostDrift, leastRule] = [14, 0.9, 1.7, 0.3, 20].map(mm => mm / 297) as [
  number,
  number,
  number,
  number,
  number,
]
/** No word has as many dots in a row, or as many dashes where they are as long as a rule. */
const [leastDots, leastDashes] = [9, 4]

interface Dot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * A page without its rules and leaders of dots or dashes: engines take the rows that they run along for pictures, and
 * read none of their text.
 */
export function withoutDottedRules(page: GreyPicture): GreyPicture {
  const { width, height } = page
  const unit = Math.max(width, height)
  const dots = specksOf(page, unit * mostLength)
  const rows = runsOf(dots, unit, ({ left, right, top, bottom }) => [left, right, top, bottom])
  const columns = runsOf(dots, unit, ({ left, right, top, bottom }) => [top, bottom, left, right])
  const runs = [...rows, ...columns]
  if (runs.length === 0) return page
  const pixels = Buffer.from(page.pixels)
  for (const { left, right, top, bottom } of runs.flat())
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
      pixels.fill(paper, y * width + Math.max(0, left - 1), y * width + Math.min(width - 1, right + 1) + 1)
  return { pixels, width, height }
}

type Sides = (dot: Dot) => readonly [start: number, end: number, near: number, far: number]

/** Dots that follow one another in a straight line. */
function runsOf(dots: readonly Dot[], unit: number, sides: Sides): Dot[][] {
  const thin = dots
    .filter(dot => sides(dot)[3] - sides(dot)[2] < unit * mostThickness)
    .toSorted((a, b) => sides(a)[0] - sides(b)[0])
  const middleOf = (dot: Dot) => (sides(dot)[2] + sides(dot)[3]) / 2
  const bandOf = (middle: number) => Math.floor(middle / (unit * mostDrift))
  /** By where they lie across: runs that may go on. */
  const open = new Map<number, Dot[][]>()
  const all: Dot[][] = []
  for (const dot of thin) {
    const [start] = sides(dot)
    const band = bandOf(middleOf(dot))
    const run = [band - 1, band, band + 1]
      .flatMap(near => open.get(near) ?? [])
      .find(candidate => {
        const last = candidate.at(-1)
        const gap = last ? start - sides(last)[1] : Infinity
        return last && gap > 0 && gap < unit * mostGap && Math.abs(middleOf(last) - middleOf(dot)) < unit * mostDrift
      })
    if (run) {
      const last = bandOf(middleOf(run.at(-1) ?? dot))
      run.push(dot)
      if (last === band) continue
      open.set(
        last,
        (open.get(last) ?? []).filter(other => other !== run),
      )
      open.set(band, [...(open.get(band) ?? []), run])
    } else {
      const first = [dot]
      all.push(first)
      const going = (open.get(band) ?? []).filter(other => start - sides(other.at(-1) ?? dot)[1] < unit * mostGap)
      open.set(band, [...going, first])
    }
  }
  return all.filter(run => {
    const [first, last] = [run[0], run.at(-1)]
    const long = first && last ? sides(last)[1] - sides(first)[0] : 0
    return run.length >= leastDots || (run.length >= leastDashes && long > unit * leastRule)
  })
}

/** What stands alone and is no larger than a dash. */
function specksOf({ pixels, width, height }: GreyPicture, most: number): Dot[] {
  const isSeen = new Uint8Array(pixels.length)
  const found: number[] = []
  const specks: Dot[] = []
  const isInk = (at: number): boolean => (pixels[at] ?? paper) < mostInk
  for (let first = 0; first < pixels.length; first++) {
    if (isSeen[first] === 1 || !isInk(first)) continue
    isSeen[first] = 1
    found.length = 0
    found.push(first)
    let [left, right, top, bottom] = [width, 0, height, 0]
    for (let next = 0; next < found.length; next++) {
      const at = found[next] ?? 0
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (
          let beside = row * width + Math.max(0, x - 1);
          beside <= row * width + Math.min(width - 1, x + 1);
          beside++
        )
          if (isSeen[beside] === 0 && isInk(beside)) {
            isSeen[beside] = 1
            found.push(beside)
          }
    }
    if (right - left < most && bottom - top < most) specks.push({ left, right, top, bottom })
  }
  return specks
}
