import { maxCommentLength } from '@invoice-card/contracts'
import { RestoredNotice, unsavedValues } from '@invoice-card/form'
import { Text, TextArea } from '@invoice-card/ui'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import { LinkHint } from '../../request-form/link-hint.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { messages } from './messages.ts'
import { useActionForm } from './use-action-form.ts'

const words = messages.cancel
const unsavedComments = unsavedValues<{ readonly comment: string }>('unsavedRequestComments')
const schema = v.object({ comment: v.pipe(v.string(), v.maxLength(maxCommentLength, words.tooLong)) })

/** Withdraws the request, after saying what its buyer sees of it. */
export function CancelDialog({ request, onClose }: ActionDialogProps) {
  const { id } = request
  const isNotified = isBuyerNotified(request)
  const { form, isRestored, discard } = useActionForm({
    requestId: id,
    unsaved: unsavedComments,
    registered: { comment: '' },
    schema,
    send: values => {
      const comment = isNotified ? values.comment.trim() : ''
      return calls.collections.cancelRequestSeller({ params: { id }, body: comment ? { comment } : {} })
    },
    done: words.done,
    onClose,
  })
  return (
    <FormDialog title={words.title} submitLabel={words.yes} isDanger form={form} onClose={onClose}>
      <Text>{isNotified ? words.notified : words.silent}</Text>
      <Text>{words.effect}</Text>
      {isNotified && (
        <>
          {isRestored && <RestoredNotice isNew onReset={discard} />}
          <TextArea {...form.field('comment')} label={words.comment} required={false} fieldWidth="full" />
          <LinkHint text={form.values.comment} />
        </>
      )}
    </FormDialog>
  )
}
