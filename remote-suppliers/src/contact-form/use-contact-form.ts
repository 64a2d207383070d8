import { isRefusal } from '@invoice-card/api-client'
import type { Supplier, SupplierContactInput } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { showAnswer } from '@invoice-card/remote'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { calls } from '../common/calls.ts'
import { ContactEntries, RepresentativeEntries } from '../common/contact/contact-schema.ts'
import { nameKana, RegistrationNumber } from '../common/identity/identity-schema.ts'
import { missingIdentity } from '../common/identity/missing-identity.ts'
import { supplierQuery } from '../common/supplier-query.ts'
import { paths } from '../paths.ts'
import {
  contactOf,
  toContactInput,
  toContactValues,
  toIdentityInput,
  type ContactFormValues,
} from './contact-values.ts'
import { messages } from './messages.ts'

const schemaOf = (form: 1 | 2) =>
  v.object({
    ...ContactEntries,
    ...RepresentativeEntries,
    name_kana: nameKana(form),
    registration_number: RegistrationNumber,
  })
const unsavedContacts = unsavedValues<ContactFormValues>('unsavedContacts')

/**
 * The form of a supplier's contact data. Saved, it leads to the supplier.
 * @param onReset makes another form, which begins with what is registered now
 */
export function useContactForm(supplier: Supplier, onReset: () => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const state = useListState()
  // What the user began to change: what others save meanwhile is not overwritten.
  const [known] = useState(() => contactOf(supplier))
  const unsaved = useUnsaved(unsavedContacts, String(supplier.id), toContactValues(known))
  const [isStale, setIsStale] = useState(false)
  // What is said of the identity that was saved before the call for the contact data failed.
  const [identitySaved, setIdentitySaved] = useState<string>()

  const leave = async (isShown: () => boolean) => {
    unsaved.remove()
    if (isShown()) await navigate(paths.detail(supplier.id), { replace: true, state })
  }
  const { queryKey } = supplierQuery(supplier.id)
  const store = async (saved: Supplier) => {
    await queryClient.invalidateQueries({ queryKey: ['suppliers'], refetchType: 'none' })
    await showAnswer(queryClient, queryKey, saved)
    return saved
  }
  const params = { id: supplier.id }
  const save = async (values: ContactFormValues, isShown: () => boolean) => {
    const contact = toContactInput(values)
    const isContactSame = isSame(contact, toContactInput(toContactValues(known)))
    const identity = missingIdentity(supplier).length > 0 ? toIdentityInput(values) : null
    if (isContactSame && !identity) {
      if (identitySaved) notify.success(identitySaved)
      else notify.info(messages.unchanged)
      return leave(isShown)
    }
    let saved = identitySaved
    try {
      if (identity) {
        const { status } = await store(await calls.suppliers.completeSupplierIdentity({ params, body: identity }))
        saved = status === supplier.status ? (saved ?? messages.identity.done) : messages.identity.doneCheckedAgain
      }
      if (!isContactSame)
        await store(await calls.suppliers.updateSupplierContact({ params, body: { ...contact, known_contact: known } }))
    } catch (error) {
      setIdentitySaved(saved)
      if (isRefusal(error, 'supplier_contact_changed') || isRefusal(error, 'supplier_identity_complete')) {
        await queryClient.invalidateQueries({ queryKey })
        setIsStale(true)
      }
      throw error
    }
    notify.success(saved ?? messages.done)
    return leave(isShown)
  }
  const form = useForm<ContactFormValues>({
    initialValues: unsaved.values,
    schema: schemaOf(supplier.business_form),
    onSubmit: save,
    onValues: unsaved.store,
  })
  const reset = () => {
    unsaved.remove()
    onReset()
  }
  return { form, isRestored: unsaved.isRestored, isStale, identitySaved, reset }
}

const isSame = (one: SupplierContactInput, other: SupplierContactInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
