import { dayIn, digitsIn, idIn, pageOf, withChanges, wordOf } from './address.ts'
import type { ListLookup } from './lookup.ts'
import { isRangeSet, type ListRange } from './range.ts'

/** One of a few values that a list can be narrowed to. */
interface ListChoice {
  /** Its name in the address. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What a list can be searched, ordered and narrowed by. */
export interface ListDefinition {
  /** What a word is looked for in, e.g. 「取引先名・法人番号」; no search without it. */
  readonly searchLabel?: string
  /** The first one stands where none was chosen; no choice of the order where there is one only. */
  readonly orders: readonly { readonly value: string; readonly label: string }[]
  readonly choices?: readonly ListChoice[]
  readonly lookups?: readonly ListLookup[]
  /** The names of a range's ends are their names in the address. */
  readonly ranges?: readonly ListRange<string>[]
  /** Rows of a page; 20 unless said. */
  readonly pageSize?: number
}

/** What a list is asked for; it lives in the address, so that it can be reloaded, shared and gone back to. */
export interface ListState {
  /** From 1. */
  readonly page: number
  readonly word: string
  readonly order: string
  /**
   * By the names of lookups, choices and the ends of ranges; empty where it is not narrowed. Yen are digits, days
   * `YYYY-MM-DD`.
   */
  readonly narrowing: Readonly<Record<string, string>>
}

/** How many rows a page of this list has. */
export const pageSizeOf = ({ pageSize = 20 }: ListDefinition): number => pageSize

/** Narrowed by nothing. */
export const noNarrowing = ({ lookups = [], choices = [], ranges = [] }: ListDefinition): Record<string, string> =>
  Object.fromEntries(
    [...[...lookups, ...choices].map(({ name }) => name), ...ranges.flatMap(({ from, to }) => [from, to])].map(name => [
      name,
      '',
    ]),
  )

/** The list that an address asks for; nonsense, and what this list does not offer, counts as absent. */
function readListState(definition: ListDefinition, search: URLSearchParams): ListState {
  const { orders, lookups = [], choices = [], ranges = [] } = definition
  const found = lookups.map(({ name }) => [name, idIn(search, name)])
  const chosen = choices.map(({ name, options }) => [
    name,
    options.find(({ value }) => value === search.get(name))?.value ?? '',
  ])
  const ends = ranges.flatMap(({ kind, from, to }) =>
    [from, to].map(end => [end, (kind === 'amount' ? digitsIn : dayIn)(search, end)]),
  )
  return {
    page: pageOf(search),
    word: wordOf(search, 'q'),
    order: orders.find(({ value }) => value === search.get('order'))?.value ?? orders[0]?.value ?? '',
    narrowing: Object.fromEntries([...found, ...chosen, ...ends]) as Record<string, string>,
  }
}

/** Changes of a list: `page`, `word`, `order`, and names of lookups, choices and ends of ranges. */
export type ListChanges = Readonly<Record<string, string | number>>

/** An address with changes; a change of anything but the page starts at the first page again. */
export function writeListState(
  definition: ListDefinition,
  search: URLSearchParams,
  changes: ListChanges,
): URLSearchParams {
  const names = {
    page: 'page',
    word: 'q',
    order: 'order',
    ...Object.fromEntries(Object.keys(noNarrowing(definition)).map(name => [name, name])),
  }
  return withChanges<ListChanges>(search, changes, names, { page: 1, order: definition.orders[0]?.value ?? '' })
}

/** How many conditions are set, the search word aside. */
export const narrowingCount = (
  { lookups = [], choices = [], ranges = [] }: ListDefinition,
  { narrowing }: ListState,
): number =>
  [...lookups, ...choices].filter(({ name }) => narrowing[name] !== '').length +
  ranges.filter(range => isRangeSet(range, narrowing)).length

/** A list as its address asks for it. */
export interface AskedList extends ListState {
  /** `from` and `size` of its page, as every list call takes them. */
  readonly pageParameters: { readonly from: number; readonly size: number }
}

/** The list that an address asks for, for its call. */
export function askedList(definition: ListDefinition, search: URLSearchParams): AskedList {
  const state = readListState(definition, search)
  const size = pageSizeOf(definition)
  return { ...state, pageParameters: { from: (state.page - 1) * size, size } }
}
