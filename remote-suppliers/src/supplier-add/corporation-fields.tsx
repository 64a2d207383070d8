import { toCorporateNumber } from '@invoice-card/domain'
import { Combobox, Notice, TextField, type ComboboxOption } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CheckNotice } from './check-notice.tsx'
import { changeCreation, readCreation, useCreation } from './flow-state.ts'
import { IssuerNote } from './issuer-note.tsx'
import { messages } from './messages.ts'
import { corporationQuery, searchRegister, type RegisteredCorporation } from './queries.ts'
import { factsOf, fillFacts } from './registered-facts.ts'
import type { CompanyForm } from './use-company-form.ts'

const { fields, register: words } = messages

/** A corporation, by the register or typed. */
export function CorporationFields({ form }: { form: CompanyForm }) {
  return (
    <>
      <RegisterSearch form={form} />
      <TextField
        {...form.field('corporate_number')}
        label={fields.corporate_number.label}
        required={false}
        help={fields.corporate_number.help}
        fieldWidth="md"
        inputMode="numeric"
        autoComplete="off"
      />
      <RegisterNote form={form} />
      <TextField {...form.field('corporate_name')} label={fields.corporate_name.label} required autoComplete="off" />
      <CheckNotice company={form.values} nameError={form.errorOf('corporate_name')} />
      <TextField
        {...form.field('corporate_name_kana')}
        label={fields.corporate_name_kana.label}
        required={false}
        help={fields.corporate_name_kana.help}
        autoComplete="off"
      />
      <TextField
        {...form.field('registration_number')}
        label={fields.registration_number.label}
        required={false}
        help={fields.registration_number.help}
        fieldWidth="md"
        autoComplete="off"
      />
      <IssuerNote form={form} />
    </>
  )
}

/** Search of the register while typing; a choice fills the fields below. */
function RegisterSearch({ form }: { form: CompanyForm }) {
  const { registered } = useCreation()
  const found = useRef<readonly RegisteredCorporation[]>([])
  const isShown =
    registered?.corporate_number !== undefined &&
    registered.corporate_number === toCorporateNumber(form.values.corporate_number)

  const search = async (word: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
    const corporations = await searchRegister(word, signal)
    found.current = corporations
    return corporations.map(({ corporate_number, name, address_state, address_city }) => ({
      value: corporate_number,
      label: name,
      description: `${corporate_number}　${address_state}${address_city}`,
    }))
  }
  const choose = (option: ComboboxOption | null) => {
    const corporation = found.current.find(({ corporate_number }) => corporate_number === option?.value)
    if (!corporation) return
    const facts = factsOf(corporation)
    changeCreation({ registered: facts })
    // Chosen by the user: it stands in place of what was typed, but for what the register leaves open.
    form.patch(values => ({
      ...values,
      ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
    }))
  }
  return (
    <Combobox
      id="register"
      label={words.label}
      help={words.help}
      emptyText={words.none}
      search={search}
      onChange={choose}
      value={isShown ? { value: registered.corporate_number ?? '', label: registered.corporate_name ?? '' } : null}
    />
  )
}

/** What the register says about a typed number; it fills what is empty. */
function RegisterNote({ form }: { form: CompanyForm }) {
  const number = toCorporateNumber(form.values.corporate_number)
  const { data } = useQuery(corporationQuery(number))
  const corporation = data?.corporate_number === number ? data : null
  useEffect(() => {
    const { registered } = readCreation()
    // Filled once: a value that was deleted since stays deleted.
    if (corporation === null || registered?.corporate_number === corporation.corporate_number) return
    const facts = factsOf(corporation)
    const { corporate_number: _, ...rest } = facts
    changeCreation({ registered: facts })
    form.patch(values => fillFacts(values, rest, registered))
    // `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [corporation])
  if (data === null)
    return (
      <Notice tone="attention" isLive>
        {words.notFound}
      </Notice>
    )
  return corporation && corporation.name !== form.values.corporate_name ? (
    <Notice isLive>{words.found(corporation.name)}</Notice>
  ) : null
}
