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
      const joined = continued(segment, lines.slice(row + 1, row + 1 + mostLines).flat())
      return joined === segment ? [] : [joined]
    }),
  )
  return [...texts, ...wrapped.slice(0, mostSentences)]
}

const isOpen = ({ text }: Segment): boolean =>
  text.length >= leastCharacters && /\p{sc=Hiragana}/u.test(text) && !/[。.:)]\s*$/.test(text)

function continued(first: Segment, below: readonly Segment[]): Segment {
  let [whole, last] = [first, first]
  for (const next of below) {
    if (!isOpen(whole) || !isNextLine(first, last, next)) continue
    last = next
    const boxes = [...whole.boxes, ...next.boxes]
    whole = { ...first, text: whole.text + next.text, boxes, box: unite(boxes) }
  }
  return whole
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
