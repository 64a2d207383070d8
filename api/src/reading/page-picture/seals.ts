import type { GreyPicture } from './grey-picture.ts'

/** Ink of a seal is neither black nor paper. */
const [leastGrey, mostGrey] = [60, 205]
/** Within a stroke of it greys differ no more; at the edges of black letters they do. */
const mostStep = 50
/** Cells in which strokes are counted, and strokes of a cell; in parts of a page's long side, 297 mm of A4. */
const cellSize = 2 / 297
const leastStrokes = 6
/** In cells of 2 mm: seals measure 9 to 30 mm and are as wide as high. */
const [leastSide, mostSide, mostOblong] = [4, 16, 1.45]
/** Of each side of a seal its frame covers so much; a ring the least. */
const leastFrame = 0.3
/** How much darker than the seal letters are that it covers. */
const darker = 40
/** Of the area of a seal. */
const leastCovered = 0.015
const paper = 255

interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * A page without its seals, whose red is grey here: firms press them over their own name and number. Letters that they
 * cover stay, as far as they are darker.
 */
export function withoutSeals(page: GreyPicture): GreyPicture {
  const strokes = strokesOf(page)
  const seals = sealsOf(page, strokes)
    .map(seal => ({ seal, most: levelOf(page, strokes, seal) - darker }))
    .filter(({ seal, most }) => coversLetters(page, seal, most))
  if (seals.length === 0) return page
  const pixels = Buffer.from(page.pixels)
  for (const { seal, most } of seals) clear(page, pixels, seal, most)
  return { ...page, pixels }
}

/** Pixels around which all have nearly the same grey. */
function strokesOf({ pixels, width, height }: GreyPicture): Uint8Array {
  const strokes = new Uint8Array(pixels.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const grey = pixels[at] ?? paper
      if (grey < leastGrey || grey > mostGrey) continue
      let isFlat = true
      for (const beside of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
        isFlat &&= Math.abs((pixels[at + beside] ?? paper) - grey) <= mostStep
      if (isFlat) strokes[at] = 1
    }
  }
  return strokes
}

/** Where strokes stand close together and fill a square or a ring. */
function sealsOf({ width, height }: GreyPicture, strokes: Uint8Array): Area[] {
  const cell = Math.max(4, Math.round(Math.max(width, height) * cellSize))
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const counts = new Uint16Array(columns * rows)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (strokes[at] === 1) {
        const cellAt = Math.floor(y / cell) * columns + Math.floor(x / cell)
        counts[cellAt] = (counts[cellAt] ?? 0) + 1
      }
  return groupsOf(counts, columns)
    .filter(({ left, right, top, bottom }) => {
      const [wide, high] = [right - left + 1, bottom - top + 1]
      const [short, long] = [Math.min(wide, high), Math.max(wide, high)]
      return short >= leastSide && long <= mostSide && long / short <= mostOblong
    })
    .map(({ left, right, top, bottom }) =>
      trimmed(strokes, width, {
        left: left * cell,
        right: Math.min(width, (right + 1) * cell),
        top: top * cell,
        bottom: Math.min(height, (bottom + 1) * cell),
      }),
    )
    .filter(area => isFramed(strokes, width, area))
}

/** Cells with strokes that touch one another. */
function groupsOf(counts: Uint16Array, columns: number): Area[] {
  const isSeen = new Uint8Array(counts.length)
  const groups: Area[] = []
  for (let first = 0; first < counts.length; first++) {
    if (isSeen[first] === 1 || (counts[first] ?? 0) < leastStrokes) continue
    isSeen[first] = 1
    const found = [first]
    for (const at of found) {
      const x = at % columns
      for (const step of [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]) {
        const beside = at + step
        if (Math.abs((beside % columns) - x) > 1 || isSeen[beside] !== 0 || (counts[beside] ?? 0) < leastStrokes)
          continue
        isSeen[beside] = 1
        found.push(beside)
      }
    }
    const [xs, ys] = [found.map(at => at % columns), found.map(at => Math.floor(at / columns))]
    groups.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) })
  }
  return groups
}

const isIn = (strokes: Uint8Array, width: number, x: number, y: number): boolean => strokes[y * width + x] === 1

/** From its first stroke to its last. */
function trimmed(strokes: Uint8Array, width: number, area: Area): Area {
  let [left, right, top, bottom] = [area.right, area.left, area.bottom, area.top]
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++)
      if (isIn(strokes, width, x, y)) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { left, right, top, bottom }
}

/** Whether strokes run along all four sides. */
function isFramed(strokes: Uint8Array, width: number, { left, right, top, bottom }: Area): boolean {
  const rim = Math.ceil((right - left) / 12)
  const shareOf = (from: number, to: number, isStroke: (along: number, depth: number) => boolean): number => {
    let count = 0
    for (let along = from; along <= to; along++) {
      for (let depth = 0; depth < rim; depth++)
        if (isStroke(along, depth)) {
          count++
          break
        }
    }
    return count / (to - from + 1)
  }
  return [
    shareOf(left, right, (x, depth) => isIn(strokes, width, x, top + depth)),
    shareOf(left, right, (x, depth) => isIn(strokes, width, x, bottom - depth)),
    shareOf(top, bottom, (y, depth) => isIn(strokes, width, left + depth, y)),
    shareOf(top, bottom, (y, depth) => isIn(strokes, width, right - depth, y)),
  ].every(share => share >= leastFrame)
}

/** The grey of most of its strokes. */
function levelOf({ pixels, width }: GreyPicture, strokes: Uint8Array, { left, right, top, bottom }: Area): number {
  const greys: number[] = []
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) if (isIn(strokes, width, x, y)) greys.push(pixels[y * width + x] ?? paper)
  return greys.toSorted((a, b) => a - b)[greys.length >> 1] ?? paper
}

/** Else there is nothing to be read: labels in grey, a crest. */
function coversLetters({ pixels, width }: GreyPicture, { left, right, top, bottom }: Area, most: number): boolean {
  let dark = 0
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) if ((pixels[y * width + x] ?? paper) <= most) dark++
  return dark > (right - left + 1) * (bottom - top + 1) * leastCovered
}

/** Whitens what is as light as the seal, but for the edges of letters. */
function clear({ pixels, width, height }: GreyPicture, cleared: Buffer, seal: Area, most: number): void {
  const margin = 3
  for (let y = Math.max(0, seal.top - margin); y <= Math.min(height - 1, seal.bottom + margin); y++) {
    for (let x = Math.max(0, seal.left - margin); x <= Math.min(width - 1, seal.right + margin); x++) {
      const at = y * width + x
      const isDark = (pixels[at] ?? paper) <= most
      const isEdge = [-1, 1, -width, width].some(beside => (pixels[at + beside] ?? paper) <= most)
      if (!isDark) cleared[at] = isEdge ? Math.max(pixels[at] ?? paper, paper - (paper - most) / 2) : paper
    }
  }
}
