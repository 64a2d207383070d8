import { Combobox, type ComboboxOption } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameQueryOf, type ListLookup } from '../state/lookup.ts'

interface LookupFieldProps {
  readonly lookup: ListLookup
  /** An id, or empty. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Narrows a list to one of many things, found by its name. */
export function LookupField({ lookup, chosen, onChoose }: LookupFieldProps) {
  const [option, setOption] = useState<ComboboxOption | null>(null)
  const isFound = option !== null && option.value === chosen
  const { data: name = '' } = useQuery(nameQueryOf(lookup, isFound ? '' : chosen))
  const choose = (next: ComboboxOption | null) => {
    setOption(next)
    onChoose(next?.value ?? '')
  }
  return (
    <Combobox
      label={lookup.label}
      value={chosen === '' ? null : isFound ? option : { value: chosen, label: name }}
      onChange={choose}
      search={lookup.search}
      emptyText={lookup.emptyText}
      isWordDropped
    />
  )
}
