import { type Line, type Segment, unite } from './layout.ts'

const labels =
  /^(?:[総小合]計|総合計|税[込抜別]|消費税額?|[ごお御]?請求[金総]*額|金額|[ごお御]?支払[金総]*額|(?:支払|振込)?期[限日]|発行日|請求日)$/
/** In heights of a character: farther apart they are cells. */
const farthest = 9
const mostCharacters = 6

/** Lines in which labels whose characters stand far apart are one text: 「合 計」. */
export const joinSpacedLabels = (lines: readonly Line[]): Line[] =>
  lines.map(line => (line.filter(isCharacter).length > 1 ? joined(line) : line))

function joined(line: Line): Line {
  const [first, ...rest] = line
  if (!first) return line
  const run = isCharacter(first) ? runFrom(line) : []
  const length = Array.from({ length: run.length }, (_, less) => run.length - less).find(
    count => count > 1 && labels.test(textOf(run.slice(0, count))),
  )
  return length === undefined ? [first, ...joined(rest)] : [asOne(run.slice(0, length)), ...joined(line.slice(length))]
}

/** The characters that stand alone one behind the other. */
function runFrom(line: Line): Segment[] {
  const end = line.findIndex((segment, at) => {
    const before = line[at - 1]
    return !isCharacter(segment) || (before !== undefined && !isNear(before, segment))
  })
  return line.slice(0, end < 0 ? mostCharacters : Math.min(end, mostCharacters))
}

const isCharacter = ({ text }: Segment): boolean => /^[\p{sc=Han}\p{sc=Hiragana}]$/u.test(text)
const isNear = ({ box, page, aspect }: Segment, next: Segment): boolean =>
  page === next.page && (next.box.x - box.x - box.width) * aspect < box.height * farthest
const textOf = (run: readonly Segment[]): string => run.map(({ text }) => text).join('')

const asOne = (run: readonly Segment[]): Segment => ({
  ...(run[0] as Segment),
  text: textOf(run),
  boxes: run.flatMap(({ boxes }) => boxes),
  box: unite(run.map(({ box }) => box)),
})
