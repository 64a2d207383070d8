import { useLocation } from 'react-router-dom'

/** The state that the link of a row carries: filters, order and page of the list. */
export const listStateOf = (search: URLSearchParams) => ({ listSearch: search.toString() })

/** The search of the list that this screen was opened from; null where it was opened otherwise. */
export function useListSearch(): URLSearchParams | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('listSearch' in state) || typeof state.listSearch !== 'string')
    return null
  return new URLSearchParams(state.listSearch)
}

/** A list as it was left. */
export const savedListUrl = (path: string, search: URLSearchParams | null): string =>
  search === null || search.size === 0 ? path : `${path}?${search}`

/**
 * For the links of screens between a payment's detail and its link back: the state that its list was left in goes
 * along.
 */
export function useListState(): ReturnType<typeof listStateOf> | undefined {
  const search = useListSearch()
  return search ? listStateOf(search) : undefined
}
