import type { CheckReason } from '@invoice-card/contracts'
import { isCorporateNumber } from '@invoice-card/domain'
import { store } from '@invoice-card/session'
import { getIn, setIn } from 'formik'
import { atom } from 'jotai'
import { useState } from 'react'
import { findSuggestions } from './find-suggestions.ts'
import { registrationAtom, type RegistrationValues } from './flow-state.ts'
import { objectOf, ruleOf } from './schema.ts'
import { writtenAs } from './written-as.ts'

interface FieldValue {
  readonly field: string
  readonly value: string
}
type Patch = (change: (current: RegistrationValues) => RegistrationValues) => void

/** What was suggested last, by field: where it still stands, nobody has changed it. Gone with the document. */
const suggestedAtom = atom<Readonly<Record<string, string>>>({})

const valueOf = (values: RegistrationValues, field: string): string =>
  (getIn(values, field) as string | undefined) ?? ''
const spelled = (field: string, value: string): string => writtenAs(field, ruleOf(field)?.normalize(value) ?? value)
const put = (values: RegistrationValues, changes: readonly FieldValue[]): RegistrationValues =>
  changes.reduce((all, { field, value }) => setIn(all, field, value) as RegistrationValues, values)

const numberOf = ({ corporation }: RegistrationValues): string =>
  ruleOf('corporation.corporate_number')?.normalize(corporation['corporate_number'] ?? '') ?? ''
const isTransferName = (field: string): boolean => field.endsWith('.transfer_person_name')

/**
 * Fields that still have what was suggested. Without a number to ask about, what the register reported of another
 * stays.
 */
function untouchedFields(values: RegistrationValues): string[] {
  const isNumberKnown = isCorporateNumber(numberOf(values))
  return Object.entries(store.get(suggestedAtom)).flatMap(([field, value]) =>
    field.startsWith(`${objectOf(values)}.`) &&
    (isNumberKnown || isTransferName(field)) &&
    spelled(field, valueOf(values, field)) === spelled(field, value)
      ? [field]
      : [],
  )
}

/** Fills fields from the register: those that are empty, and those that it filled and nobody has changed since. */
export function useSuggestions(patch: Patch, values: RegistrationValues) {
  const [isFilledIn, setIsFilledIn] = useState(false)
  const [reported, setReported] = useState<{ readonly number: string; readonly reason: CheckReason | undefined }>()

  /** Puts values into fields that are still empty. */
  const fill = (found: readonly FieldValue[]): void => {
    const current = store.get(registrationAtom)
    const changes = found
      .filter(({ field, value }) => value !== '' && valueOf(current, field) === '')
      .map(({ field, value }) => ({ field, value: writtenAs(field, value) }))
    patch(all => put(all, changes))
  }

  async function suggest(): Promise<void> {
    const asked = store.get(registrationAtom)
    const untouched = untouchedFields(asked)
    const answer = await findSuggestions(
      put(
        asked,
        untouched.map(field => ({ field, value: '' })),
      ),
    )
    const now = store.get(registrationAtom)
    // Another number was typed meanwhile: its own answer is on its way.
    if (!answer || numberOf(now) !== numberOf(asked)) return
    const { suggestions, reasons } = answer
    setReported({ number: numberOf(asked), reason: reasons[0] })
    const isAboutRegister = suggestions.some(({ field }) => !isTransferName(field))
    const isUnknown = reasons.some(({ code }) => code === 'corporate_number_unknown')
    const isSuggested = new Set(suggestions.map(({ field }) => field))
    // Of another company than the one that is asked about now.
    const outdated = untouched.filter(field => (isAboutRegister || isUnknown) && !isSuggested.has(field))
    const changes = [...suggestions, ...outdated.map(field => ({ field, value: '' }))]
      .map(({ field, value }) => ({ field, value: writtenAs(field, value) }))
      .filter(({ field, value }) => {
        const current = valueOf(now, field)
        const mayChange = current === '' || (untouched.includes(field) && current === valueOf(asked, field))
        return mayChange && spelled(field, current) !== spelled(field, value)
      })
    if (isUnknown) setIsFilledIn(false)
    if (changes.length === 0) return
    store.set(suggestedAtom, {
      ...store.get(suggestedAtom),
      ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
    })
    patch(all => put(all, changes))
    if (isAboutRegister && changes.some(({ field, value }) => value !== '' && !isTransferName(field)))
      setIsFilledIn(true)
  }

  /** What speaks against the number; asked for where that is not known, as after a reload. */
  async function findNumberReason(): Promise<CheckReason | undefined> {
    const asked = store.get(registrationAtom)
    const number = numberOf(asked)
    if (asked.business_form !== '1' || !isCorporateNumber(number)) return undefined
    if (reported?.number === number) return reported.reason
    const answer = await findSuggestions(asked)
    if (!answer) return undefined
    const reason = answer.reasons[0]
    setReported({ number, reason })
    return reason
  }

  const numberReason = reported?.number === numberOf(values) ? reported.reason : undefined
  return { fill, suggest, isFilledIn, numberReason, findNumberReason }
}
