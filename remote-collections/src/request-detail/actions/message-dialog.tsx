import { maxCommentLength } from '@invoice-card/contracts'
import { RestoredNotice, unsavedValues } from '@invoice-card/form'
import { Text, TextArea } from '@invoice-card/ui'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import { LinkHint } from '../../request-form/link-hint.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { messages } from './messages.ts'
import { useActionForm } from './use-action-form.ts'

const words = messages.message
const unsavedMessages = unsavedValues<{ readonly message: string }>('unsavedRequestMessages')
const schema = v.object({
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(words.empty), v.maxLength(maxCommentLength, words.tooLong)),
})

/** Words to the person that the request was addressed to. */
export function MessageDialog({ request, onClose }: ActionDialogProps) {
  const { id, supplier_person_name, buyer_email_address } = request
  const { form, isRestored, discard } = useActionForm({
    requestId: id,
    unsaved: unsavedMessages,
    registered: { message: '' },
    schema,
    send: ({ message }) => calls.collections.sendRequestMessage({ params: { id }, body: { message: message.trim() } }),
    done: words.done,
    onClose,
  })
  return (
    <FormDialog title={words.title} submitLabel={words.send} form={form} onClose={onClose}>
      <Text overflowWrap="anywhere">{words.to(supplier_person_name, buyer_email_address)}</Text>
      {isRestored && <RestoredNotice isNew onReset={discard} />}
      <TextArea {...form.field('message')} label={words.label} required fieldWidth="full" />
      <LinkHint text={form.values.message} />
    </FormDialog>
  )
}
