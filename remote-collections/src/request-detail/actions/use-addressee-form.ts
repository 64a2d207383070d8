import { maxEmailLength, maxPersonNameLength } from '@invoice-card/contracts'
import type { RequestSellerDetail } from '@invoice-card/contracts'
import { spellEmail } from '@invoice-card/domain'
import { unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import { isOwnAddress, ownAddressRefused } from '../../request-form/own-address.ts'
import { useRequestChange } from '../../request/request-query.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { messages } from './messages.ts'

interface Addressee {
  readonly supplier_person_name: string
  readonly supplier_person_email: string
}

const words = messages.addressee
const unsavedAddressees = unsavedValues<Addressee>('unsavedAddressees')

/**
 * The form of a request's addressee. What is typed survives closing and reload, unless the addressee is another one by
 * then.
 * @param onReset makes another form, which begins with the addressee that the request has now
 */
export function useAddresseeForm({ request, onClose, onReset }: ActionDialogProps & { readonly onReset: () => void }) {
  const { id, is_linked = false } = request
  // What the user began to change: what others save meanwhile is not overwritten.
  const [known] = useState<Addressee>({
    supplier_person_name: request.supplier_person_name,
    supplier_person_email: request.buyer_email_address,
  })
  const unsaved = useUnsaved(unsavedAddressees, String(id), known)
  const save = ({ supplier_person_name, supplier_person_email }: Addressee): Promise<RequestSellerDetail> =>
    calls.collections.changeRequestAddressee({
      params: { id },
      body: {
        supplier_person_name: supplier_person_name.trim(),
        // What was typed before the buyer came by a link is not sent.
        supplier_person_email: is_linked ? known.supplier_person_email : spellEmail(supplier_person_email),
        known_addressee: known,
      },
    })
  const { mutateAsync } = useRequestChange(save, {
    done: ({ supplier_person_email }) =>
      is_linked || isBuyerNotified(request) || isSameAddress(supplier_person_email, known.supplier_person_email)
        ? words.done
        : words.doneByLink,
  })
  const form = useForm<Addressee>({
    initialValues: unsaved.values,
    schema: schemaOf(known, is_linked),
    refusalFields: {
      buyer_is_own_company: 'supplier_person_email',
      buyer_not_available: 'supplier_person_email',
    },
    onValues: unsaved.store,
    onSubmit: async values => {
      await mutateAsync(values)
      unsaved.remove()
      onClose()
    },
  })
  const reset = () => {
    unsaved.remove()
    onReset()
  }
  return { form, isRestored: unsaved.isRestored, reset }
}

const isSameAddress = (typed: string, known: string): boolean => spellEmail(typed).toLowerCase() === known.toLowerCase()

const schemaOf = (known: Addressee, isLinked: boolean) => {
  const { person, email } = words
  const address = v.pipe(
    v.string(),
    v.transform(spellEmail),
    v.nonEmpty(email.required),
    v.maxLength(maxEmailLength, email.invalid),
    v.email(email.invalid),
    v.check(typed => !isOwnAddress(typed), ownAddressRefused),
  )
  const isSame = (typed: string) => isLinked || isSameAddress(typed, known.supplier_person_email)
  return v.pipe(
    v.object({
      supplier_person_name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(person.required),
        v.maxLength(maxPersonNameLength, person.tooLong),
      ),
      supplier_person_email: isLinked ? v.string() : address,
    }),
    v.forward(
      v.check(
        typed => typed.supplier_person_name !== known.supplier_person_name || !isSame(typed.supplier_person_email),
        isLinked ? words.unchangedName : words.unchanged,
      ),
      ['supplier_person_name'],
    ),
  )
}
