import { holderLabelPatterns } from '../fields/read-holder.ts'
import { findLabels, valuePositions } from '../fields/lines/labels.ts'
import { type Box, type Line, lineBelow, type Segment, type Span, wholeSpan } from '../fields/lines/layout.ts'
import { nearBank, nearLastBank, type NamedBank } from '../fields/read-bank.ts'

/** What a paper says of an account whose bank was not read: 三井住友雪大久保支店(426). */
const isOfAccount = ({ text }: Segment): boolean =>
  /支店|営業部|出張所|銀\s?行|信用金庫|普通|当座|貯蓄|(?:普|当)\)|口座番号/.test(text)
const mostOfAccount = 8
/** Of a label: the likeliest. */
const mostPositions = 3

/**
 * Where the account holder may stand, whatever was read there: with the bank, and where a label says so, with a second
 * line. A box for each character.
 */
export function holderPlaces(lines: readonly Line[], bank: NamedBank | null): Box[] {
  const block = bank
    ? [...nearBank(lines, bank), ...bank.others.map(({ segment }) => wholeSpan(segment)), ...nearLastBank(lines, bank)]
    : lines.flat().filter(isOfAccount).slice(0, mostOfAccount).map(wholeSpan)
  const labels = holderLabelPatterns.flatMap(pattern => findLabels(lines, pattern))
  const labelled = labels.flatMap(label => [
    label.span,
    ...valuePositions(lines, label)
      .slice(0, mostPositions)
      .flatMap(({ span }) => {
        const next = lineBelow(lines, span)
        return next ? [span, wholeSpan(next)] : [span]
      }),
  ])
  return [...block, ...labelled].flatMap(({ segment, start, end }: Span) => segment.boxes.slice(start, end))
}
