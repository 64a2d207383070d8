import type { PreGroup } from '@invoice-card/contracts'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Opens the item that the address asks to pay (`?pay=9031`), once: Back leads to the group without it. */
export function useOpenAsked({ items }: PreGroup, open: (preId: number) => void): void {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const asked = Number(search.get('pay'))
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || !items.some(({ pre_id }) => pre_id === asked)) return
    isAsked.current = true
    setSearch(
      given => {
        given.delete('pay')
        return given
      },
      { replace: true, state },
    )
    open(asked)
  }, [asked, items, open, setSearch, state])
}
