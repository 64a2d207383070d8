import type { Line, Segment } from './layout.ts'

const groups = String.raw`\d{1,3}(?:[.,]\d{3})*\.\d{3}(?:[.,]\d{3})*(?![\d.,])`
/** With a mark of money before or behind it. */
const marked = new RegExp(String.raw`(?<=[¥\\金]\s?)${groups}|(?<![\d.,])${groups}(?=\s?(?:円|[-−ー―]\s*$))`, 'g')
const unmarked = new RegExp(String.raw`(?<![\d.,:/-])(?!0)${groups}(?!\s?[%a-z-])`, 'gi')
const alone = new RegExp(String.raw`^(?!0)${groups}$`, 'g')
/** Dots of wide type have a space behind them: 613. 709円; 1. 300円 may be the first of a list. */
const wide = /(?<![\d.,])(?:\d{2,3}|\d{1,3}(?:[.,]\s?\d{3})+)\.\s\d{3}(?=\s?円)/g
/** Of one text alone it may be two columns that a picture has joined. */
const spaced = /^(?!0)\d{1,3}(?: \d{3})+$/
const withComma = /\d,\d{3}(?!\d)/

/**
 * Lines with commas between thousands where others have dots, of the same length: ¥110.000 is whole yen. Without a mark
 * of money only on paper that has no commas, or, in pictures, where a text is nothing else. Of pictures also where two
 * texts of a line have lost theirs: 484 545.
 */
export function withCommas(lines: readonly Line[], isRecognised = false): Line[] {
  const texts = lines.flat().map(({ text }) => text)
  const isDotted = texts.some(text => text.search(marked) >= 0) && !texts.some(text => withComma.test(text))
  const others = isDotted ? unmarked : isRecognised ? alone : null
  const commas = (text: string): string => text.replaceAll('.', ',')
  const respelled = (segment: Segment): Segment => {
    const first = (isRecognised ? segment.text.replace(wide, commas) : segment.text).replace(marked, commas)
    const text = others ? first.replace(others, commas) : first
    return text === segment.text ? segment : { ...segment, text }
  }
  const rejoined = (segment: Segment): Segment => ({ ...segment, text: segment.text.replaceAll(' ', ',') })
  return lines.map(line => {
    const apart = isRecognised ? line.filter(({ text }) => spaced.test(text)) : []
    return line.map(segment => (apart.length > 1 && apart.includes(segment) ? rejoined(segment) : respelled(segment)))
  })
}
