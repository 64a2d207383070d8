import { middleOf, type Line, type Segment, unite } from './layout.ts'

/** Shorter texts are labels and cells. */
const leastCharacters = 15
const mostLines = 4
// A file may be made to hold any number of them.
const mostSentences = 200

/** Every text, and those that run over several lines as one more text each. */
export function textsAndSentences(lines: readonly Line[]): Segment[] {
  const texts = lines.flat()
  const wrapped = lines.flatMap((line, row) =>
    line.filter(isOpen).flatMap(segment => {
      const parts = partsOf(lines, row, segment)
      return parts.length === 1 ? [] : [joined(parts)]
    }),
  )
  return [...texts, ...wrapped.slice(0, mostSentences)]
}

/** The lines with each sentence that runs over several of them as one text. */
export function joinSentences(lines: readonly Line[]): Line[] {
  const taken = new Set<Segment>()
  return lines
    .map((line, row) =>
      line.flatMap(segment => {
        if (taken.has(segment)) return []
        const parts = partsOf(lines, row, segment)
        for (const part of parts) taken.add(part)
        return [joined(parts)]
      }),
    )
    .filter(line => line.length > 0)
}

/** The line into which a sentence runs that fills its own. */
export function nextLineOf(lines: readonly Line[], segment: Segment): Segment | undefined {
  const [, next] = partsOf(
    lines,
    lines.findIndex(line => line.includes(segment)),
    segment,
  )
  return next && rightOf(segment) > rightOf(next) - segment.box.height / segment.aspect ? next : undefined
}

const rightOf = ({ box }: Segment): number => box.x + box.width

const isOpen = ({ text }: Segment): boolean =>
  text.length >= leastCharacters && /\p{sc=Hiragana}/u.test(text) && !/[。.:)]\s*$/.test(text)

/** The lines of a sentence from this one on. */
function partsOf(lines: readonly Line[], row: number, first: Segment): Segment[] {
  const parts = [first]
  for (const next of lines.slice(row + 1, row + 1 + mostLines).flat())
    if (isOpen(joined(parts)) && isNextLine(first, parts.at(-1) ?? first, next)) parts.push(next)
  return parts
}

function joined(parts: readonly Segment[]): Segment {
  const [first, ...others] = parts as readonly [Segment, ...Segment[]]
  if (others.length === 0) return first
  const boxes = parts.flatMap(part => part.boxes)
  return { ...first, text: parts.map(({ text }) => text).join(''), boxes, box: unite(boxes) }
}

/** At the edge of the paragraph, whose first line may be indented. */
function isNextLine(first: Segment, last: Segment, next: Segment): boolean {
  const { height } = last.box
  const indent = (first.box.x - next.box.x) * first.aspect
  const down = middleOf(next.box) - middleOf(last.box)
  return (
    next.page === first.page && down > height * 0.5 && down < height * 2.6 && indent > -height && indent < height * 4
  )
}
