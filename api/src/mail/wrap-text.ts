/**
 * Pieces that stay together (JIS X 4051): brackets with what they open, a run of Latin letters or digits,
 * and after it whatever must not begin a line.
 */
const pieces = /[（「『【〔〈《“([]*(?:[!-'*-Z\\^-~]+|[^])[、。，．・：；？！）」』】〕〉》”)\]ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ円％…‥]*/gu
const url = /^https?:\/\/\S+$/

const widthOf = (text: string): number => [...text].reduce((width, character) => width + (isHalfWidth(character) ? 1 : 2), 0)
const isHalfWidth = (character: string): boolean => character <= '\u00FF' || (character >= '\uFF61' && character <= '\uFF9F')

/** Breaks text into lines of at most `columns`, a full-width character counting two. A line that is a link is left whole. */
export const wrapText = (text: string, columns = 76): string => text.split('\n').map(line => wrapLine(line.trimEnd(), columns)).join('\n')

function wrapLine(line: string, columns: number): string {
  if (url.test(line)) return line
  const lines: string[] = []
  let current = ''
  for (const piece of (line.match(pieces) ?? []).flatMap(piece => cut(piece, columns))) {
    if (widthOf(current + piece) <= columns) {
      current += piece
      continue
    }
    lines.push(current.trimEnd())
    current = piece.trimStart()
  }
  return [...lines, current].join('\n')
}

/** A piece that is longer than a line, e.g. a name of nothing but letters, is cut where the line ends. */
const cut = (piece: string, columns: number): string[] => {
  if (widthOf(piece) <= columns) return [piece]
  const parts: string[] = ['']
  for (const character of piece) {
    if (widthOf(parts.at(-1) + character) > columns) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts
}
