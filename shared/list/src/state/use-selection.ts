import { useState } from 'react'

/** Rows of the page on screen that are selected for a bulk action; another page, order or filter starts with none. */
export interface Selection {
  readonly ids: readonly number[]
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
  const [selected, setSelected] = useState<{ readonly place: string; readonly ids: readonly number[] }>({
    place,
    ids: [],
  })
  const ids = selected.place === place ? selected.ids.filter(id => shown.includes(id)) : []
  const set = (next: readonly number[]) => setSelected({ place, ids: next })
  return {
    ids,
    isSelected: id => ids.includes(id),
    toggle: id => set(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]),
    toggleAll: all => set(all.every(id => ids.includes(id)) ? [] : all),
    clear: () => set([]),
  }
}
