import { kanjiNumber } from '../lines/kanji-numbers.ts'
import type { Line, Segment } from '../lines/layout.ts'
import type { LabelledValue } from '../lines/reading.ts'
import { textsAndSentences } from '../lines/sentences.ts'
import { amount } from './amount.ts'
import { mostAmounts } from './standing-sums.ts'

/** Of a sentence or text: its amounts are other ones. */
export const notAsked = /手数料|前回|前月|資本金|契約|見積|月額|毎月|頭金|遅延|延滞/
const asksFor = /^[^。]{0,40}?[をが][^。]*(?:支払|振り?込|請求|送金|納付|納入|入金|申し受け)/

/** Amounts that a sentence asks for: 金340,284円を9月30日までにお振込みください. */
export const sentenceClaims = (lines: readonly Line[]): LabelledValue<number>[] =>
  textsAndSentences(lines)
    .filter(({ text }) => /[をが]/.test(text))
    .flatMap(segment =>
      moneyIn(segment).filter(({ span }) => {
        const before = segment.text.slice(0, span.start).split('。').at(-1) ?? ''
        const behind = segment.text.slice(span.end)
        return asksFor.test(behind) && !notAsked.test(before) && !notAsked.test(behind.split('。')[0] ?? '')
      }),
    )

const written = new RegExp(
  String.raw`(?<![\d,.▲△−-])(?:[¥\\]\s?\d[\d,]*|\d{1,3}(?:,\d{3})+(?=\s?円)|\d+(?=\s?円)|(?<=金\s*)\d{1,3}(?:,\d{3})+)` +
    `|(?<=金\\s*)[${kanjiNumber}]+円`,
  'g',
)

/** Amounts of a text that has words around them. */
export const moneyIn = (segment: Segment): LabelledValue<number>[] =>
  [...segment.text.matchAll(written)].slice(0, mostAmounts).flatMap(({ 0: text, index }) => {
    const found = amount(text)
    return found && found.value > 0
      ? [{ value: found.value, span: { segment, start: index, end: index + found.length } }]
      : []
  })
