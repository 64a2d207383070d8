import type { Invoice, InvoiceFile } from '@invoice-card/contracts'
import { actionRequiredLabels } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { Box, Button, ButtonLink, Card, FileDrop, Notice, Section, Stack, Text, TextArea } from '@invoice-card/ui'
import { useState, type FormEvent } from 'react'
import { calls } from '../common/calls.ts'
import { failureText } from '../common/failure-text.ts'
import { isCardAsked } from '../common/is-card-asked.ts'
import { acceptedFiles } from '../common/upload/messages.ts'
import { useUpload } from '../common/upload/use-upload.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { usePaymentChange } from '../common/payment-query.ts'

const words = messages.answer
const maxComment = 1000

/** What the examiner asks of the user, and the form that answers it. */
export function ActionRequired({ invoice }: { invoice: Invoice }) {
  const [comment, setComment] = useState('')
  const [file, setFile] = useState<InvoiceFile | null>(null)
  const [error, setError] = useState<string>()
  const { upload, start, cancel } = useUpload(setFile)
  const { mutate, isPending } = usePaymentChange(calls.invoices.updateInvoice)
  const label = invoice.action_required_reason && actionRequiredLabels[invoice.action_required_reason]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (comment.trim() === '' && file === null) return setError(words.empty)
    if (comment.length > maxComment) return setError(words.tooLong)
    setError(undefined)
    const fileIds = invoice.files.map(({ file_id }) => file_id)
    mutate(
      { params: { id: invoice.id }, body: { ...(comment.trim() ? { comment: comment.trim() } : {}), ...(file ? { file_ids: [...fileIds, file.file_id] } : {}) } },
      { onSuccess: () => notify.success(words.sent), onError: failure => setError(failureText(failure)) },
    )
  }

  return (
    <Card borderColor="attention.line">
      <Section title={words.heading}>
        <Notice tone="attention" title={label?.title}>
          {label && <p>{label.instruction}</p>}
          {invoice.action_required_comment && <p>{invoice.action_required_comment}</p>}
        </Notice>
        {isCardAsked(invoice) && <Box><ButtonLink icon="credit_card" to={paths.authorise(invoice.id)}>{words.authorise}</ButtonLink></Box>}
        {invoice.is_editable && !isCardAsked(invoice) && (
          <form noValidate onSubmit={submit} aria-label={words.heading}>
            <Stack gap="5">
              {file
                ? <Notice tone="success">{words.attached(file.file_name)}</Notice>
                : (
                    <FileDrop
                      label={words.file} required={false} help={words.fileHelp} accept={acceptedFiles} onSelect={selected => void start(selected)} onCancel={cancel}
                      progress={upload.status === 'sending' || upload.status === 'checking' ? { fileName: upload.fileName, percent: upload.status === 'sending' ? upload.percent : 100 } : undefined}
                      error={upload.status === 'failed' ? upload.message : undefined}
                    />
                  )}
              <TextArea label={words.comment} required={false} value={comment} onChange={event => setComment(event.target.value)} error={error} fieldWidth="full" />
              <Text size="sm" tone="muted">{words.deadline}</Text>
              <Box><Button type="submit" icon="send" isLoading={isPending}>{words.send}</Button></Box>
            </Stack>
          </form>
        )}
      </Section>
    </Card>
  )
}
