import { isCalendarDay, maxChargeYen } from '@invoice-card/domain'
import { maxWordLength } from './messages.ts'

/** The page of an address, from 1; whatever makes no sense is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1
}

/** A search word of an address, cut to what lists take; empty where there is none. */
export const wordOf = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').slice(0, maxWordLength)
/** Whether a list can be asked for an amount: whole yen, no more than any payment has. */
export const isListedAmount = (text: string): boolean => /^\d{1,12}$/.test(text) && Number(text) <= maxChargeYen
/** Yen as digits, or nothing. */
export const digitsIn = (search: URLSearchParams, name: string): string => matching(isListedAmount, search.get(name))
/** Whether a list can be asked for a day: `YYYY-MM-DD`, from the year 1000 on. */
export const isListedDay = (text: string): boolean => text >= '1000' && isCalendarDay(text)
/** `YYYY-MM-DD` as the lists take it, or nothing. */
export const dayIn = (search: URLSearchParams, name: string): string => matching(isListedDay, search.get(name))

/** An id as the lists take it, as digits, or nothing. */
export const idIn = (search: URLSearchParams, name: string): string =>
  matching(text => /^[1-9]\d{0,14}$/.test(text), search.get(name))

const matching = (isMeant: (text: string) => boolean, text: string | null) =>
  text !== null && isMeant(text) ? text : ''

type Value = string | number | null

/**
 * An address with changes to what it asks for; a change of anything but the page starts at the first page again. A
 * value that equals its default is left out.
 */
export function withChanges<Query extends object>(
  search: URLSearchParams,
  changes: Partial<Query>,
  names: Readonly<Record<keyof Query, string>>,
  defaults: Partial<Query>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete('page')
  // Every list's query holds plain values.
  for (const [key, value] of Object.entries(changes) as [keyof Query, Value][]) {
    if (value === null || value === '' || value === defaults[key]) next.delete(names[key])
    else next.set(names[key], String(value))
  }
  return next
}
