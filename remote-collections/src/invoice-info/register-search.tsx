import { toCorporateNumber } from '@invoice-card/domain'
import { Combobox, type ComboboxOption } from '@invoice-card/ui'
import { useRef, useState } from 'react'
import { type RegisteredCorporation, searchRegister } from '../request-form/buyer-search.ts'
import { dispatch } from '../request-flow/store.ts'
import { messages } from './messages.ts'
import type { RequestContentForm } from './use-request-form.ts'

const { register: words } = messages.buyer

/** Search of the public register while typing; a choice fills the fields below. */
export function RegisterSearch({ form }: { form: RequestContentForm }) {
  const found = useRef<readonly RegisteredCorporation[]>([])
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const isShown = chosen !== null && chosen.value === toCorporateNumber(form.values.newSupplier.corporate_number)

  const search = async (word: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
    found.current = await searchRegister(word, signal)
    return found.current.map(({ corporate_number, name, address_state, address_city }) => ({
      value: corporate_number,
      label: name,
      description: `${corporate_number}　${address_state}${address_city}`,
    }))
  }
  const choose = (option: ComboboxOption | null) => {
    const corporation = found.current.find(({ corporate_number }) => corporate_number === option?.value)
    if (!corporation) return
    const { corporate_number, name, name_kana } = corporation
    setChosen(option)
    // Chosen by the user: no reading takes its place.
    for (const part of ['corporate_number', 'name', 'name_kana'])
      dispatch({ type: 'fieldEdited', path: `newSupplier.${part}` })
    form.patch(values => ({ ...values, newSupplier: { ...values.newSupplier, corporate_number, name, name_kana } }))
  }
  return (
    <Combobox
      id="register"
      label={words.label}
      help={words.help}
      emptyText={words.none}
      search={search}
      onChange={choose}
      value={isShown ? chosen : null}
    />
  )
}
