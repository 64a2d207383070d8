import type { Invoice } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { Box, Button, Stack, TextArea } from '@invoice-card/ui'
import { useState, type FormEvent } from 'react'
import { calls } from '../common/calls.ts'
import { EvidenceFiles } from '../common/evidence/evidence-files.tsx'
import { useSendingGuard } from '../common/evidence/use-sending-guard.ts'
import { failureText } from '../common/failure-text.ts'
import { isSameEvidence } from '../common/payment-edit/changes.ts'
import { usePaymentChange } from '../common/payment-query.ts'
import { useBegunAnswer } from './begun-answer.ts'
import { messages } from './messages.ts'

const words = messages.answer
const maxComment = 1000

/** Answers with other files, with words, or with both; corrected fields have a screen of their own. */
export function AnswerForm({ invoice }: { invoice: Invoice }) {
  const { current, comment, files, setComment, setFiles, forget } = useBegunAnswer(invoice)
  const [error, setError] = useState<string>()
  const sending = useSendingGuard()
  const { mutate, isPending } = usePaymentChange(async (answer: Parameters<typeof calls.invoices.updateInvoice>[0]) => {
    const answered = await calls.invoices.updateInvoice(answer)
    // Here, because the form is gone once the payment is shown as answered.
    forget()
    notify.success(words.sent)
    return answered
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || sending.mustWait()) return
    const isSame = isSameEvidence(invoice.files, files)
    if (comment.trim() === '' && isSame) return setError(words.empty)
    if (comment.length > maxComment) return setError(words.tooLong)
    setError(undefined)
    mutate(
      { params: { id: invoice.id }, body: { ...(comment.trim() ? { comment: comment.trim() } : {}), ...(isSame ? {} : { file_ids: files.map(({ file_id }) => file_id) }) } },
      { onError: failure => notify.error(failureText(failure, words.refusals)) },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.heading}>
      <Stack gap="5">
        <EvidenceFiles current={current} isCurrentFixed={invoice.type !== 'InvoicePayment'} files={files} onChange={setFiles} {...sending.field} />
        <TextArea label={words.comment} required={false} value={comment} onChange={event => setComment(event.target.value)} error={error} fieldWidth="full" />
        <Box><Button type="submit" icon="send" isLoading={isPending}>{words.send}</Button></Box>
      </Stack>
    </form>
  )
}
