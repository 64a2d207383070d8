import { Combobox, type ComboboxOption } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findSuppliers } from '../common/supplier-search.ts'
import { messages } from './messages.ts'
import { supplierNameQuery } from './queries.ts'

const words = messages.filter

/** Narrows a list to one registered supplier, found by its name. */
export function SupplierFilter({ chosen, onChoose }: { chosen: number | null, onChoose: (supplierId: number | null) => void }) {
  const [option, setOption] = useState<ComboboxOption | null>(null)
  const isFound = option !== null && Number(option.value) === chosen
  const { data: name = '' } = useQuery({ ...supplierNameQuery(chosen ?? 0), enabled: chosen !== null && !isFound })
  const choose = (next: ComboboxOption | null) => {
    setOption(next)
    onChoose(next === null ? null : Number(next.value))
  }
  return <Combobox label={words.supplier} value={chosen === null ? null : isFound ? option : { value: String(chosen), label: name }} onChange={choose} search={searchByName} emptyText={words.noSupplier} />
}

const searchByName = async (word: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
  (await findSuppliers(word, signal)).map(({ id, name }) => ({ value: String(id), label: name }))
