import { maxCommentLength, type Invoice } from '@invoice-card/contracts'
import { Box, Button, Stack, TextArea } from '@invoice-card/ui'
import { useRef, useState, type FormEvent } from 'react'
import { calls } from '../common/calls.ts'
import { EvidenceFiles } from '../common/evidence/evidence-files.tsx'
import { useSendingGuard } from '../common/evidence/use-sending-guard.ts'
import { failureText } from '../common/failure-text.ts'
import { isSameEvidence } from '../common/payment-edit/changes.ts'
import { usePaymentChange } from '../common/payment-query.ts'
import { tellAt } from '../common/tell-at.ts'
import { useBegunAnswer } from './begun-answer.ts'
import { messages } from './messages.ts'

const words = messages.answer

/** Answers with other files, with words, or with both; corrected fields have a screen of their own. */
export function AnswerForm({ invoice }: { invoice: Invoice }) {
  const { current, comment, files, setComment, setFiles, forget } = useBegunAnswer(invoice)
  const [isTold, setIsTold] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = useSendingGuard()
  const { mutate, isPending } = usePaymentChange(async (answer: Parameters<typeof calls.invoices.updateInvoice>[0]) => {
    const answered = await calls.invoices.updateInvoice(answer)
    // Here, because the form is gone once the payment is shown as answered.
    forget()
    return answered
  }, { done: words.sent, failed: failure => failureText(failure, words.refusals) })

  const isSame = isSameEvidence(invoice.files, files)
  const fault = comment.length > maxCommentLength ? words.tooLong : comment.trim() === '' && isSame ? words.empty : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || sending.mustWait()) return
    if (fault !== undefined) return tellAt(field.current, () => setIsTold(true))
    setIsTold(false)
    mutate({ params: { id: invoice.id }, body: { ...(comment.trim() ? { comment: comment.trim() } : {}), ...(isSame ? {} : { file_ids: files.map(({ file_id }) => file_id) }) } })
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.heading}>
      <Stack gap="5">
        <EvidenceFiles current={current} isCurrentFixed={invoice.type !== 'InvoicePayment'} files={files} onChange={setFiles} {...sending.field} />
        <TextArea ref={field} label={words.comment} required={false} value={comment} onChange={event => setComment(event.target.value)} error={isTold ? fault : undefined} fieldWidth="full" />
        <Box><Button type="submit" icon="send" isLoading={isPending}>{words.send}</Button></Box>
      </Stack>
    </form>
  )
}
