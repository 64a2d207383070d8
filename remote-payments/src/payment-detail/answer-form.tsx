import { maxCommentLength, type Invoice } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import { Box, Button, Stack, TextArea } from '@invoice-card/ui'
import { useMemo } from 'react'
import * as v from 'valibot'
import { calls } from '../calls.ts'
import { EvidenceFiles } from '../evidence/evidence-files.tsx'
import { useSendingGuard } from '../evidence/use-sending-guard.ts'
import { isSameEvidence } from '../existing-payment/edit/changes.ts'
import { usePaymentChange } from '../existing-payment/payment-query.ts'
import { useAnswerDraft } from './begun-answer.ts'
import { messages } from './messages.ts'

const words = messages.answer

/** Answers with other files, with words, or with both; corrected fields have a screen of their own. */
export function AnswerForm({ invoice }: { invoice: Invoice }) {
  const { current, comment, files, setComment, setFiles, clear } = useAnswerDraft(invoice)
  const sending = useSendingGuard()
  const { mutate, isPending } = usePaymentChange(
    async (answer: Parameters<typeof calls.invoices.updateInvoice>[0]) => {
      const answered = await calls.invoices.updateInvoice(answer)
      // Here, because the form is gone once the payment is shown as answered.
      clear()
      return answered
    },
    { done: words.sent, failed: { what: words.unknown, texts: words.refusals } },
  )

  const isSame = isSameEvidence(invoice.files, files)
  const schema = useMemo(() => answerSchema(isSame && !sending.isSending), [isSame, sending.isSending])
  const form = useForm({
    initialValues: { comment },
    schema,
    onValues: values => setComment(values.comment),
    onSubmit: ({ comment }) => {
      if (isPending || sending.mustWait()) return
      const text = comment.trim()
      mutate({
        params: { id: invoice.id },
        body: {
          ...(text ? { comment: text } : {}),
          ...(invoice.updated_at && { known_updated_at: invoice.updated_at }),
          ...(isSame ? {} : { file_ids: files.map(({ file_id }) => file_id) }),
        },
      })
    },
  })

  return (
    <form {...form.form} aria-label={words.heading}>
      <Stack gap="5">
        <EvidenceFiles
          current={current}
          isCurrentFixed={invoice.type !== 'InvoicePayment'}
          files={files}
          onChange={setFiles}
          {...sending.field}
        />
        <TextArea {...form.field('comment')} label={words.comment} required={false} fieldWidth="full" />
        <Box>
          <Button type="submit" icon="send" isLoading={isPending}>
            {words.send}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}

/** Words may be left out where other files are the answer. */
const answerSchema = (areWordsRequired: boolean) =>
  v.object({
    comment: v.pipe(
      v.string(),
      v.maxLength(maxCommentLength, words.tooLong),
      v.check(text => !areWordsRequired || text.trim() !== '', words.empty),
    ),
  })
