import { RestoredNotice } from '@invoice-card/form'
import { Notice, Text, TextField } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { scheduleOfQuery } from '../../schedules/queries.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { messages } from './messages.ts'
import { useAddresseeForm } from './use-addressee-form.ts'

const words = messages.addressee

/** Addresses the request to another person; once its buyer came by a link, by another name alone. */
export function AddresseeDialog(props: ActionDialogProps) {
  const [round, setRound] = useState(1)
  return <AddresseeForm key={round} {...props} onReset={() => setRound(round + 1)} />
}

function AddresseeForm({ request, onClose, onReset }: ActionDialogProps & { readonly onReset: () => void }) {
  const { id, buyer_email_address, is_linked = false } = request
  const { form, isRestored, reset } = useAddresseeForm({ request, onClose, onReset })
  // The card of the schedule, on the same screen, has asked for it.
  const { data: schedule } = useQuery({ ...scheduleOfQuery(id), enabled: false })
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      form={form}
      onShowLatest={form.refusalCode === 'request_addressee_changed' ? reset : undefined}
      onClose={onClose}
    >
      {isRestored && <RestoredNotice onReset={reset} />}
      {is_linked ? (
        <Notice tone="info" title={words.linked.title}>
          <p>{words.linked.text(buyer_email_address)}</p>
          <p>{words.linked.advice}</p>
        </Notice>
      ) : (
        <Text>{isBuyerNotified(request) ? words.mailed : words.silent}</Text>
      )}
      {schedule && <Text>{words.schedule}</Text>}
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
