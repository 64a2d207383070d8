import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const name = 'registration_id'

/** The registration whose result is shown stands in the address: a return from the issuer and a reload find it. */
export function useRegistrationId() {
  const [search, setSearch] = useSearchParams()
  const show = useCallback(
    (id: string | null) =>
      setSearch(
        current => {
          if (id === null) current.delete(name)
          else current.set(name, id)
          return current
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [search.get(name), show] as const
}
