import { useEffect, useRef, useState } from 'react'

/** Rows of the page on screen that are selected for a bulk action; another page, order or filter starts with none. */
export interface Selection {
  readonly ids: readonly number[]
  /** The page, order or filter before had rows selected, which are not any more. */
  readonly isDropped: boolean
  readonly isSelected: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly toggleAll: (ids: readonly number[]) => void
  readonly clear: () => void
}

/**
 * @param place what the list is asked for, e.g. its address: another one clears the selection.
 * @param shown the rows on screen: one that went meanwhile, deleted elsewhere, is not selected any more.
 */
export function useSelection(place: string, shown: readonly number[]): Selection {
  const [selected, setSelected] = useState<{
    readonly place: string
    readonly ids: readonly number[]
    readonly isDropped: boolean
  }>({ place, ids: [], isDropped: false })
  // Deleted rows were not dropped by the way to another page.
  const last = useRef<readonly number[]>([])
  if (selected.place !== place) setSelected({ place, ids: [], isDropped: last.current.length > 0 })
  const ids = selected.place === place ? selected.ids.filter(id => shown.includes(id)) : []
  useEffect(() => {
    last.current = ids
  })
  const set = (next: readonly number[]) => setSelected({ place, ids: next, isDropped: false })
  return {
    ids,
    isDropped: selected.isDropped,
    isSelected: id => ids.includes(id),
    toggle: id => set(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]),
    toggleAll: all => set(all.every(id => ids.includes(id)) ? [] : all),
    clear: () => set([]),
  }
}
