import { formatDate } from '@invoice-card/ui'
import { isListedAmount, isListedDay } from './address.ts'
import { listMessages as messages } from './messages.ts'

/** Where the days of a range mostly lie, seen from today. */
export type DaysOfRange = 'past' | 'ahead'

/** A range that a list can be narrowed to: what it is of, and what the list's query calls its ends. */
export interface ListRange<Name extends string> {
  readonly kind: 'amount' | 'day'
  readonly label: string
  readonly from: Name
  readonly to: Name
  /** Where the days of its rows lie, for the ranges that one press asks for; past unless said. */
  readonly days?: DaysOfRange
}

/** Ends as digits of yen or `YYYY-MM-DD`, each empty where it is open. */
export type Ends<Name extends string> = Readonly<Record<Name, string>>

/** Whether the range has an end, valid or not. */
export const isRangeSet = <Name extends string>({ from, to }: ListRange<Name>, ends: Ends<Name>): boolean =>
  ends[from] !== '' || ends[to] !== ''

const isListed = { amount: isListedAmount, day: isListedDay }

/**
 * Why a list cannot be narrowed to the range, and at which end: an invalid amount or day, or an end before the start.
 */
export function rangeErrorOf<Name extends string>(
  { kind, from, to }: ListRange<Name>,
  ends: Ends<Name>,
): { readonly error: string; readonly errorAt: 'from' | 'to' } | null {
  const [first, last] = [ends[from], ends[to]]
  if (first !== '' && !isListed[kind](first)) return { error: messages.invalid[kind], errorAt: 'from' }
  if (last !== '' && !isListed[kind](last)) return { error: messages.invalid[kind], errorAt: 'to' }
  if (first === '' || last === '') return null
  const isReversed = kind === 'amount' ? Number(first) > Number(last) : first > last
  return isReversed ? { error: messages.reversed[kind], errorAt: 'to' } : null
}

/** The range in words, for one that is set. */
export function rangeText<Name extends string>({ kind, label, from, to }: ListRange<Name>, ends: Ends<Name>): string {
  // Two days with their weekdays are longer than a phone is wide.
  const isWhole = ends[from] !== '' && ends[to] !== ''
  const [first, last] = [ends[from], ends[to]].map(end =>
    end === ''
      ? ''
      : kind === 'amount'
        ? Number(end).toLocaleString('ja-JP')
        : formatDate(end, { withWeekday: !isWhole }),
  ) as [string, string]
  if (kind === 'amount')
    return first && last
      ? messages.amounts.both(first, last)
      : first
        ? messages.amounts.from(first)
        : messages.amounts.to(last)
  return first && last
    ? messages.days.both(label, first, last)
    : first
      ? messages.days.from(label, first)
      : messages.days.to(label, last)
}
