import { readPayer } from '../fields/read-parties.ts'
import { type Box, headOf, type Line } from '../fields/lines/layout.ts'

/** As far down as a paper says whom it is addressed to. */
const headLines = 14
const mostTexts = 5
/** 御中, 様 and legal forms, also with a character misread: 株式全社, 床式会. */
const addressed = /御中|様|殿|宛|会\s?社|[会全]\s?社|式\s?[会全]|株\s?式/
/** Closer together than lines are, in fractions of the page: the left of its head, where most are addressed. */
const columns = [0.12, 0.2, 0.3]
const rows = Array.from({ length: 32 }, (_, row) => 0.02 + row * 0.01)

/**
 * Where the addressee may stand, whatever was read there: texts that look like it, and where none was found the head of
 * the page, of which the first engine may have seen nothing. A box for each character or place.
 */
export function addresseePlaces(lines: readonly Line[]): Box[] {
  const payer = readPayer(lines)?.span?.segment
  const named = headOf(lines, headLines)
    .flat()
    .filter(segment => segment !== payer && addressed.test(segment.text))
    .slice(0, mostTexts)
  const anywhere = rows.flatMap(y => columns.map((x): Box => ({ x, y, width: 0, height: 0 })))
  return [...(payer?.boxes ?? anywhere), ...named.flatMap(({ boxes }) => boxes)]
}
