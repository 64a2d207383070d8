import { holderLabelPatterns } from '../fields/read-holder.ts'
import { findLabels, valuePositions } from '../fields/lines/labels.ts'
import { type Box, type Line, lineBelow, type Span, wholeSpan } from '../fields/lines/layout.ts'
import { nearBank, type NamedBank } from '../fields/read-bank.ts'

/** Of a label: the likeliest. */
const mostPositions = 3

/**
 * Where the account holder may stand, whatever was read there: with the bank, and where a label says so, with a second
 * line. A box for each character.
 */
export function holderPlaces(lines: readonly Line[], bank: NamedBank | null): Box[] {
  const block = bank ? nearBank(lines, bank) : []
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
