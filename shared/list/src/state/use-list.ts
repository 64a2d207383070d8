import { useLocation, useSearchParams } from 'react-router-dom'
import {
  askedList,
  narrowingCount,
  noNarrowing,
  writeListState,
  type AskedList,
  type ListChanges,
  type ListDefinition,
} from './list-definition.ts'
import { listMessages } from './messages.ts'
import { isRangeSet, rangeText } from './range.ts'
import { useAddressChanges } from './use-address-changes.ts'
import { useLookupNames } from './use-lookup-names.ts'
import { listStateOf } from './saved-list-url.ts'

/** A condition of a list in words, and the address of the list without it. */
export interface Condition {
  readonly key: string
  readonly label: string
  readonly to: string
}

/** A list as its address asks for it, and how to change that. */
export interface ListHandle extends AskedList {
  readonly definition: ListDefinition
  readonly change: (changes: ListChanges) => void
  /** The address of a page. */
  readonly pageTo: (page: number) => string
  /** The address of the list without search word and conditions. */
  readonly clearTo: string
  readonly conditions: readonly Condition[]
  readonly filterCount: number
  readonly isNarrowed: boolean
  /** Goes along with the links of its rows, so that a detail leads back to the list as it was left. */
  readonly rowState: ReturnType<typeof listStateOf>
}

/** The list of a screen. Names that are not the list's own (a tab) stay in the address. */
export function useList(definition: ListDefinition): ListHandle {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const change = useAddressChanges<ListChanges>((current, changes) => writeListState(definition, current, changes))
  const state = askedList(definition, search)
  const { word, narrowing } = state
  const to = (changes: ListChanges) => {
    const text = writeListState(definition, search, changes).toString()
    return text === '' ? pathname : `${pathname}?${text}`
  }
  const filterCount = narrowingCount(definition, state)
  const { lookups = [], choices = [], ranges = [] } = definition
  const names = useLookupNames(lookups, narrowing)
  const conditions: Condition[] = [
    ...(word ? [{ key: 'word', label: listMessages.word(word), to: to({ word: '' }) }] : []),
    ...lookups
      .filter(({ name }) => narrowing[name] !== '')
      .map(({ name, label }) => ({ key: name, label: `${label} ${names[name]}`, to: to({ [name]: '' }) })),
    ...choices.flatMap(({ name, label, options }) => {
      const chosen = options.find(({ value }) => value === narrowing[name])
      return chosen ? [{ key: name, label: `${label} ${chosen.label}`, to: to({ [name]: '' }) }] : []
    }),
    ...ranges
      .filter(range => isRangeSet(range, narrowing))
      .map(range => ({
        key: range.from,
        label: rangeText(range, narrowing),
        to: to({ [range.from]: '', [range.to]: '' }),
      })),
  ]
  return {
    ...state,
    definition,
    change,
    conditions,
    filterCount,
    pageTo: page => to({ page }),
    clearTo: to({ word: '', ...noNarrowing(definition) }),
    isNarrowed: word !== '' || filterCount > 0,
    rowState: listStateOf(search),
  }
}
