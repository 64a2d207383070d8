import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Changes the address of a list. It follows only when the navigation has ended: a second change before that adds to
 * what the first one asked for.
 */
export function useAddressChanges<Changes>(
  write: (search: URLSearchParams, changes: Changes) => URLSearchParams,
): (changes: Changes) => void {
  const [search, setSearch] = useSearchParams()
  const asked = useRef(search)
  useEffect(() => {
    asked.current = search
  }, [search])
  return changes => {
    asked.current = write(asked.current, changes)
    setSearch(asked.current, { preventScrollReset: true })
  }
}
