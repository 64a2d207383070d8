import type { OcrConfidence } from '@invoice-card/contracts'
import { boxOf, type Line, type Span } from './layout.ts'
import { findLabels, valuePositions } from './labels.ts'

/** A value as read from the document, and where it stands. */
export interface Reading<T> {
  readonly value: T
  /** Null where the value follows from others. */
  readonly span: Span | null
  readonly confidence: Exclude<OcrConfidence, 'not_read'>
}

/** A value of the right form behind a label. */
export interface LabelledValue<T> {
  readonly value: T
  readonly span: Span
  /** Its label may mean something else, or the value be that of another one: see `ValuePosition`. */
  readonly isLoose?: boolean | undefined
}

/** Finds a value at the start of a text: its length there and what it means. */
export type ValueParser<T> = (text: string) => { value: T; length: number; skip?: number } | null

// A file may be made to hold any number of labels.
const mostLabels = 200

/** The first value of the right form behind each label. */
export function readLabelled<T>(lines: readonly Line[], pattern: RegExp, parse: ValueParser<T>): LabelledValue<T>[] {
  return findLabels(lines, pattern)
    .slice(0, mostLabels)
    .flatMap(label => {
      for (const { span, isLoose } of valuePositions(lines, label)) {
        const found = parse(span.segment.text.slice(span.start, span.end))
        if (found) {
          const start = span.start + (found.skip ?? 0)
          const end = span.start + found.length
          return [{ value: found.value, span: { segment: span.segment, start, end }, isLoose }]
        }
      }
      return []
    })
}

/** The first value; sure where all labels agree, and one of them can mean nothing else. */
export function agree<T>(values: readonly LabelledValue<T>[]): Reading<T> | null {
  const [first] = values
  if (!first) return null
  const isUnanimous = values.every(other => other.value === first.value)
  const isMeant = values.some(({ isLoose = false }) => !isLoose)
  return { value: first.value, span: first.span, confidence: isUnanimous && isMeant ? 'agreed' : 'check' }
}

/** The same reading, to be checked. */
export const doubted = <T>(reading: Reading<T> | null): Reading<T> | null =>
  reading && { ...reading, confidence: 'check' }

/** A reading as the contract carries it. */
export const toField = <T>(reading: Reading<T> | null) => ({
  value: reading?.value ?? null,
  confidence: reading?.confidence ?? ('not_read' as const),
  place: reading?.span ? { page: reading.span.segment.page, ...boxOf(reading.span) } : null,
})
