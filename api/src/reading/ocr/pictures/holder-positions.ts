import { hasLegalForm } from '@invoice-card/domain'
import { holderLabelPatterns, holderSpans } from '../fields/read-account.ts'
import { findLabels, valuePositions } from '../fields/labels.ts'
import { boxOf, type Line, type Segment, type Span, textOf } from '../fields/layout.ts'
import { nearBank, type NamedBank } from '../fields/read-bank.ts'

/** Where the account holder may stand in a picture whose kana were not read well, most likely first. */
export function holderPositions(lines: readonly Line[], bank: NamedBank | null): Span[] {
  const block = bank ? nearBank(lines, bank) : []
  const segments = new Set(block.map(({ segment }) => segment))
  const labels = holderLabelPatterns.flatMap(pattern => findLabels(lines, pattern))
  const own = labels.filter(({ span }) => segments.has(span.segment))
  const labelled = (own.length > 0 ? own : labels).flatMap(label =>
    valuePositions(lines, label)
      .slice(0, 3)
      .map(({ span }) => span),
  )
  return distinct([...holderSpans(lines, bank), ...labelled, ...behindNumber(block)].filter(isPossible).map(withoutEnd))
}

/** In the text of the account number, else in the line below it. */
function behindNumber(block: readonly Span[]): Span[] {
  return block.flatMap((span, at) => {
    const number = /\d(?:\s?\d){6}(?!\d)\s*/.exec(textOf(span))
    if (!number) return []
    const rest = { ...span, start: span.start + number.index + number[0].length }
    const below = block.slice(at + 1).find(({ segment }) => isBelow(segment, span.segment))
    return rest.end - rest.start >= 3 ? [rest] : below ? [below] : []
  })
}

const isBelow = (a: Segment, b: Segment): boolean =>
  a.page === b.page && a.box.y > b.box.y && Math.abs(a.box.x - b.box.x) < 0.02

const isPossible = (span: Span): boolean => {
  const text = textOf(span)
  // Kana are read from any writing that is read for kana.
  return (
    text.length >= 3 &&
    text.length <= 45 &&
    !hasLegalForm(text) &&
    !/\d{4}|[¥円]|銀行|支店|番号|普通|当座|合計|金額/.test(text)
  )
}

/** Sentences go on behind the name. */
function withoutEnd(span: Span): Span {
  const end = /(?:宛|あて|へ|に[おご])/.exec(textOf(span))?.index
  return end !== undefined && end >= 3 ? { ...span, end: span.start + end } : span
}

const distinct = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (span, at) =>
      !spans
        .slice(0, at)
        .some(other => other.segment === span.segment && Math.abs(boxOf(other).x - boxOf(span).x) < 0.01),
  )
