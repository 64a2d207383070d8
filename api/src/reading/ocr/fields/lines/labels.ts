import { boxOf, isAligned, middleOf, type Box, type Line, type Segment, type Span } from './layout.ts'

/** A label found on a page, with the line it stands in. */
export interface Label {
  readonly span: Span
  readonly lineIndex: number
}

/**
 * Where the value of a label may stand: behind it in the same text, right of it, also in two lines between which it
 * stands, below it in a table, or in large type above it.
 */
export interface ValuePosition {
  readonly span: Span
  readonly kind: 'inline' | 'right' | 'below' | 'above'
  /**
   * The label is a part of a longer word (保証書発行日), or another text or much paper stands between: the value may be
   * that of another label.
   */
  readonly isLoose?: boolean
}

/** A regular expression for labels whose characters may be spaced out (支 払 期 限). */
export const labelPattern = (...alternatives: string[]): RegExp =>
  new RegExp(alternatives.map(text => spaced(text)).join('|'), 'giu')

// Between two plain characters only: groups, classes and quantifiers of the pattern stay as they are.
const spaced = (pattern: string): string => pattern.replace(/(?<=[\p{L}\d)?])(?=[\p{L}\d(])(?<!\(\?)/gu, '\\s*')

/** Characters of labels, and what they are taken for in a picture. */
const lookalikes: Readonly<Record<string, string>> = {
  金: '全',
  合: '台含',
  支: '文',
  日: '曰目昌',
  額: '客頷類頬顕閣響顎',
  限: '眼隈',
  期: '朝斯',
  払: '私仏',
  求: '永',
  請: '諸詩調',
  番: '香',
  号: '呈呑',
  計: '訂汁',
  t: 'il1',
}
const misreadable = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'g')

/** The same labels where characters of them look like others. */
export const misread = (labels: RegExp): RegExp =>
  new RegExp(
    labels.source.replace(misreadable, own => `(?:${[own, ...(lookalikes[own] ?? '')].join('|')})`),
    labels.flags,
  )

/** Every place where a label stands, in reading order. */
export function findLabels(lines: readonly Line[], pattern: RegExp): Label[] {
  return lines.flatMap((line, lineIndex) =>
    line.flatMap(segment =>
      [...segment.text.matchAll(pattern)].map(match => ({
        lineIndex,
        span: { segment, start: match.index, end: match.index + match[0].length },
      })),
    ),
  )
}

/** The places to look for a label's value, most likely first. */
export function valuePositions(lines: readonly Line[], label: Label): ValuePosition[] {
  const [before, behind] = [isPartBefore(label), isPartBehind(label)]
  return [...positionsInline(label), ...besideTwoLines(lines, label), ...placesBeside(lines, label)].map(place =>
    before || (behind && place.kind !== 'inline') ? { ...place, isLoose: true } : place,
  )
}

/** Whether a word goes on into the label, or out of it. */
const isPartBefore = ({ span: { segment, start } }: Label): boolean =>
  /[\p{sc=Han}\p{sc=Katakana}]$/u.test(segment.text.slice(0, start)) && !/^\s/.test(segment.text.slice(start))
const isPartBehind = ({ span: { segment, end } }: Label): boolean =>
  /^\p{L}/u.test(segment.text.slice(end)) && !/\s$/.test(segment.text.slice(0, end))

/** What stands right of a label, above and below it; behind the next label of its row only what is not right below. */
function placesBeside(lines: readonly Line[], label: Label): ValuePosition[] {
  const [first, second] = rightPlaces(lines, label)
  const others = aboveOrBelow(lines, label)
  if (!first || !second) return [...(first ? [first] : []), ...others]
  const box = boxOf(label.span)
  const isFlush = ({ span }: ValuePosition) => Math.abs(boxOf(span).x - box.x) < flush
  return [first, ...others.filter(isFlush), second, ...others.filter(place => !isFlush(place))]
}

/** In fractions of the page: lines of one column begin in one place. */
const flush = 0.005
/** In heights of the label: no cell of a table is so wide that its value stands farther right of it or aside. */
const farthestRight = 15
const farthestAside = 1.5

/** How much larger than its label a value is set that the label only explains. */
const isLarge = 1.3

/** What stands above a small label, if it is larger than what stands below. */
function aboveOrBelow(lines: readonly Line[], label: Label): ValuePosition[] {
  const below = positionsBelow(lines, label)
  const isBelowLarge = below.some(({ span }) => span.segment.box.height > label.span.segment.box.height * isLarge)
  return isBelowLarge ? below : [...positionsAbove(lines, label), ...below]
}

function positionsAbove(lines: readonly Line[], { span: { segment, start, end }, lineIndex }: Label): ValuePosition[] {
  const isAlone = start === 0 && /^\s*(?:\([^()]*\))?:?$/.test(segment.text.slice(end))
  if (!isAlone) return []
  const { box, page } = segment
  return lines
    .slice(Math.max(0, lineIndex - 2), lineIndex)
    .flat()
    .filter(
      other =>
        other.page === page &&
        other.box.height > box.height * isLarge &&
        box.y - other.box.y - other.box.height < other.box.height * 0.8 &&
        isAligned(other.box, box),
    )
    .map((other): ValuePosition => ({ kind: 'above', span: afterColon(other) }))
}

function positionsInline({ span: { segment, end } }: Label): ValuePosition[] {
  // A label may stand in brackets: (フリガナ)アオバ. A legal form is none: (カ)アオバ.
  const skipped =
    /^[)\]】」』］〕》]?[\s:・]*(?:\((?!(?!カナ)[ァ-ヶ]{1,3}\))[^()]*\))?[\s:はを、/【「『[〔《→]*/.exec(
      segment.text.slice(end),
    )?.[0].length ?? 0
  const start = end + skipped
  return start < segment.text.length ? [{ kind: 'inline', span: { segment, start, end: segment.text.length } }] : []
}

function rightPlaces(lines: readonly Line[], { span, lineIndex }: Label): ValuePosition[] {
  const { x, width } = span.segment.box
  const [first, second] = (lines[lineIndex] ?? []).filter(
    segment => segment !== span.segment && segment.box.x > x + width * 0.9,
  )
  // What stands behind another label is the value of that one.
  const places = first && second && !otherLabel.test(first.text) ? [first, second] : first ? [first] : []
  const label = boxOf(span)
  return places.map((segment, at) => ({
    kind: 'right',
    span: afterColon(segment),
    isLoose: at > 0 || distance(label, segment.box) * segment.aspect > label.height * farthestRight,
  }))
}

const otherLabel =
  /^(?:\d{1,2}|\()?\s*\p{L}[^\d¥\\]*(?:金額|価格|[金総]額|税額|残高|計|番号)\s*(?:\([^()\d]*\))?\s*:?$/u

/** How far above or below its label's middle a line of its cell stands, in heights of the label. */
const nearestLine = 0.3
const farthestLine = 1.1

/**
 * The first line of a cell of two, where its label stands in the middle between them: neither is a row with a label of
 * its own, and the label has no value in its own row. Amounts are never cut.
 */
function besideTwoLines(lines: readonly Line[], { span, lineIndex }: Label): ValuePosition[] {
  const { box, page } = span.segment
  const label = boxOf(span)
  const off = (segment: Segment) => (middleOf(segment.box) - middleOf(label)) / label.height
  const beside = lines.slice(Math.max(0, lineIndex - 3), lineIndex + 4).flatMap(line => {
    const at = line.findIndex(segment => segment.page === page && segment.box.x > box.x + box.width * 0.9)
    const [segment, before] = [line[at], line[at - 1]]
    return segment && Math.abs(off(segment)) < farthestLine ? [{ segment, before }] : []
  })
  const first = beside.find(({ segment }) => off(segment) < -nearestLine)
  const second = beside.find(({ segment }) => off(segment) > nearestLine)
  if (!first || !second || !isAligned(first.segment.box, second.segment.box)) return []
  const isRow = [first, second].some(({ before }) => before && isAligned(before.box, box))
  const isTaken = beside.some(
    ({ segment }) => Math.abs(off(segment)) <= nearestLine && distance(segment.box, first.segment.box) === 0,
  )
  const isBetween = Math.abs(off(first.segment) + off(second.segment)) < nearestLine * 2
  return isRow || isTaken || !isBetween || /[¥円]|\d,\d{3}/.test(first.segment.text)
    ? []
    : [{ kind: 'right', span: afterColon(first.segment) }]
}

const afterColon = (segment: Segment): Span => {
  const start = /^[\s:【「『[〔《→]*/.exec(segment.text)?.[0].length ?? 0
  return { segment, start, end: segment.text.length }
}

/** In the lines just below, what stands nearer to this label than to any other heading of its line. */
function positionsBelow(lines: readonly Line[], { span, lineIndex }: Label): ValuePosition[] {
  const words = (lines[lineIndex] ?? []).flatMap(wordsOf)
  const headings = words.map(boxOf)
  // With what stands in brackets behind it: 合計金額（税込）.
  const heading = boxOf(words.find(word => isPartOf(span, word)) ?? span)
  const nearest = (box: Box) => Math.min(...headings.map(other => distance(other, box)))
  return lines.slice(lineIndex + 1, lineIndex + 4).flatMap(line =>
    line
      .filter(
        segment =>
          segment.page === span.segment.page &&
          middleOf(segment.box) - middleOf(heading) < heading.height * 4 &&
          (distance(heading, segment.box) <= nearest(segment.box) || isAcrossCard(heading, headings, segment, line)),
      )
      // The heading beside it may be lost in a picture.
      .toSorted((a, b) => distance(heading, a.box) - distance(heading, b.box))
      .map((segment): ValuePosition => ({
        kind: 'below',
        span: afterColon(segment),
        isLoose: distance(heading, segment.box) * segment.aspect > heading.height * farthestAside,
      })),
  )
}

/** In fractions of the page: no card beside other columns is wider. */
const widestCard = 0.4

/**
 * Whether a text is the first of its line from a label on and ends before whatever stands right of the label, as values
 * at the right edge of a card do; what is nearer to it stands beside the card.
 */
function isAcrossCard(heading: Box, headings: readonly Box[], { box }: Segment, line: Line): boolean {
  const end = box.x + box.width
  const isFirst = !line.some(other => other.box.x + other.box.width > heading.x && other.box.x < box.x)
  const isBeforeNext = headings.every(other => other.x <= heading.x || other.x > end)
  return box.x > heading.x && end - heading.x < widestCard && isFirst && isBeforeNext
}

const isPartOf = (span: Span, word: Span): boolean =>
  span.segment === word.segment && span.start >= word.start && span.end <= word.end

const wordsOf = (segment: Segment): Span[] =>
  [...segment.text.matchAll(/\S+/g)].map(word => ({ segment, start: word.index, end: word.index + word[0].length }))

/** Horizontal distance of two boxes; 0 where one stands above the other. */
const distance = (a: Box, b: Box): number => Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width))
