import type { RequestSellerDetail } from '@invoice-card/contracts'
import { spellEmail } from '@invoice-card/domain'
import { Notice, Text, TextField } from '@invoice-card/ui'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { messages } from './messages.ts'
import { useActionForm } from './use-action-form.ts'

const words = messages.addressee

/** Addresses the request to another person; once its buyer came by a link, by another name alone. */
export function AddresseeDialog({ request, onClose }: ActionDialogProps) {
  const { id, supplier_person_name, buyer_email_address, is_linked } = request
  const form = useActionForm({
    place: `${id}/addressee`,
    initialValues: { supplier_person_name, supplier_person_email: buyer_email_address },
    schema: schemaOf(request),
    refusalFields: {
      buyer_is_own_company: 'supplier_person_email',
      buyer_not_available: 'supplier_person_email',
    },
    send: ({ supplier_person_name: name, supplier_person_email: email }) =>
      calls.collections.changeRequestAddressee({
        params: { id },
        body: {
          supplier_person_name: name.trim(),
          // What was typed before the buyer came by a link is not sent.
          supplier_person_email: is_linked ? buyer_email_address : spellEmail(email),
        },
      }),
    done: ({ supplier_person_email }) =>
      isBuyerNotified(request) || isSameAddress(supplier_person_email, buyer_email_address)
        ? words.done
        : words.doneByLink,
    onClose,
  })
  return (
    <FormDialog title={words.title} submitLabel={words.save} form={form} onClose={onClose}>
      {is_linked ? (
        <Notice tone="info" title={words.linked.title}>
          <p>{words.linked.text(buyer_email_address)}</p>
          <p>{words.linked.advice}</p>
        </Notice>
      ) : (
        <Text>{isBuyerNotified(request) ? words.mailed : words.silent}</Text>
      )}
      <TextField
        {...form.field('supplier_person_name')}
        label={words.person.label}
        required
        help={words.person.help}
        autoComplete="off"
      />
      {!is_linked && (
        <TextField
          {...form.field('supplier_person_email')}
          label={words.email.label}
          required
          help={words.email.help}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}

const isSameAddress = (typed: string, known: string): boolean => spellEmail(typed).toLowerCase() === known.toLowerCase()

const schemaOf = ({ supplier_person_name, buyer_email_address, is_linked }: RequestSellerDetail) => {
  const { person, email } = words
  const address = v.pipe(
    v.string(),
    v.transform(spellEmail),
    v.nonEmpty(email.required),
    v.maxLength(254, email.invalid),
    v.email(email.invalid),
  )
  const isSame = (typed: string) => is_linked || isSameAddress(typed, buyer_email_address)
  return v.pipe(
    v.object({
      supplier_person_name: v.pipe(v.string(), v.trim(), v.nonEmpty(person.required), v.maxLength(60, person.tooLong)),
      supplier_person_email: is_linked ? v.string() : address,
    }),
    v.forward(
      v.check(
        typed => typed.supplier_person_name !== supplier_person_name || !isSame(typed.supplier_person_email),
        is_linked ? words.unchangedName : words.unchanged,
      ),
      ['supplier_person_name'],
    ),
  )
}
