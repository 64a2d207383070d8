import { type Line, type Segment, unite } from './layout.ts'

const money = String.raw`[*¥\\]?\s?\d{1,3}(?:,\d{3})+円?`
const day = String.raw`(?:20\d\d|(?:令和|R)\s?\d{1,2})\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}日?`
/** An amount at the right of its cell close to the day at the left of the next one, or the reverse. */
const border = new RegExp(String.raw`^(${money})\s(?=${day}$)|^(${day})\s(?=${money}$)`)

/** Lines in which an amount and a day are texts of their own: of two cells, though no more than a space is between. */
export const partCells = (lines: readonly Line[]): Line[] => lines.map(line => line.flatMap(parted))

function parted(segment: Segment): Segment[] {
  const first = border.exec(segment.text)
  if (!first) return [segment]
  const part = (start: number, end: number): Segment => {
    const boxes = segment.boxes.slice(start, end)
    return { ...segment, text: segment.text.slice(start, end), boxes, box: unite(boxes) }
  }
  return [part(0, first[0].length - 1), part(first[0].length, segment.text.length)]
}
