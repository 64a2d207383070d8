import { Box, Button, FileDrop, HStack, Notice, ProgressBar, Stack, TextButton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changePaymentFlow, readPaymentFlow, usePaymentFlow } from '../common/flow-state.ts'
import { invoiceFileQuery, isBeingRead } from '../common/invoice-file-query.ts'
import { keepEdited } from '../common/keep-edited.ts'
import { acceptedFiles } from '../common/upload/messages.ts'
import { useUpload, type Upload } from '../common/upload/use-upload.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { messages as queueMessages } from '../common/invoice-queue/messages.ts'
import { useQueue } from '../common/invoice-queue/queue-state.ts'
import { enqueue, maxQueued, type Unqueued } from '../common/invoice-queue/run-queue.ts'

const { upload: words } = messages

/** Takes an invoice and shows its way to the server and through the reading; then the form opens by itself. Several at once go into the queue. */
export function InvoiceUpload() {
  const navigate = useNavigate()
  const [{ invoiceFile, invoiceForm, draftId, preItem }] = usePaymentFlow()
  const [isAwaitingReading, setIsAwaitingReading] = useState(false)
  const { upload, start, cancel } = useUpload(({ file_id, file_name }) => {
    const { invoiceForm, editedFields } = readPaymentFlow()
    changePaymentFlow({ invoiceFile: { file_id, file_name }, readFileId: null, invoiceForm: invoiceForm && keepEdited(invoiceForm, editedFields) })
    setIsAwaitingReading(true)
  })
  const { data: file } = useQuery({ ...invoiceFileQuery(invoiceFile?.file_id ?? null), enabled: isAwaitingReading && invoiceFile !== null })
  const isQueueOpen = useQueue().some(({ status }) => status !== 'paid')
  // A payment that was begun waits for its invoice: the file is that payment's, and no further one of the queue.
  const isPaymentBegun = invoiceForm !== null || draftId !== null || preItem !== null
  const [unqueued, setUnqueued] = useState<Unqueued>({ duplicates: [], surplus: [] })
  const enqueueAll = (files: File[]) => setUnqueued(enqueue(files))
  const proceed = () => void navigate(paths.invoiceInfo)

  const isReadingOver = isAwaitingReading && file !== undefined && !isBeingRead(file)
  useEffect(() => { if (isReadingOver) void navigate(paths.invoiceInfo) }, [isReadingOver, navigate])

  if (isAwaitingReading && file) {
    return (
      <Stack gap="5">
        <ProgressBar label={words.reading(file.file_name)} percent={file.ocr.progress * 100} />
        <HStack><TextButton onClick={proceed}>{words.withoutReading}</TextButton></HStack>
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      <FileDrop
        id="invoice-file" label={words.label} required help={words.help} accept={acceptedFiles} cameraLabel={words.camera}
        onSelect={file => (isQueueOpen && !isPaymentBegun ? enqueueAll([file]) : void start(file))} onSelectSeveral={enqueueAll}
        progress={progressOf(upload)} onCancel={cancel} error={upload.status === 'failed' ? upload.message : undefined}
      />
      {upload.status === 'failed' && upload.retry && <Box><Button variant="secondary" icon="refresh" onClick={upload.retry}>{queueMessages.retry}</Button></Box>}
      {unqueued.duplicates.length > 0 && <Notice tone="attention" isLive>{queueMessages.duplicates(unqueued.duplicates)}</Notice>}
      {unqueued.surplus.length > 0 && <Notice tone="attention" isLive>{queueMessages.surplus(unqueued.surplus, maxQueued)}</Notice>}
      {invoiceFile && upload.status !== 'sending' && (
        <Notice tone="success" title={words.selected(invoiceFile.file_name)} actions={<Button onClick={proceed} iconEnd="arrow_forward">{words.proceed}</Button>} />
      )}
    </Stack>
  )
}

function progressOf(upload: Upload) {
  if (upload.status === 'sending') return { fileName: upload.fileName, percent: upload.percent, label: words.sending(upload.fileName) }
  if (upload.status === 'checking') return { fileName: upload.fileName, percent: 100, label: words.checking(upload.fileName) }
  return undefined
}
