import {
  acceptedFiles,
  invoiceFileQuery,
  isBeingRead,
  ReadingProgress,
  type Upload,
  useUpload,
} from '@invoice-card/invoice-file'
import { loginUserAtom, store } from '@invoice-card/session'
import { Box, Button, FileDrop, HStack, Notice, Stack, TextButton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { InvoiceFile } from '@invoice-card/contracts'
import { KnownInvoice } from '../invoice-form/duplicates/known-invoice.tsx'
import { LeftOut } from './left-out.tsx'
import { WhichPayment } from './which-payment.tsx'
import { useFillWhenLeft } from './use-fill-when-left.ts'
import { useOpenFirst } from './use-open-first.ts'
import { dispatch, readApplication, useApplication } from '../checkout/store.ts'
import { formOfCompany } from '../invoice-form/values.ts'
import { saveDraft, saveInTab, workOf } from '../draft/save-draft.ts'
import { isReplacing } from '../checkout/replace-invoice.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { messages as queueMessages } from '../draft/queue/messages.ts'
import { useQueue } from '../draft/queue/queue-state.ts'
import { enqueue, isFileQueued, maxQueued, type Unqueued } from '../draft/queue/run-queue.ts'

const { upload: words } = messages

/**
 * Takes an invoice and shows its way to the server and through the reading; then the form opens by itself. Several at
 * once go into the queue.
 */
export function InvoiceUpload() {
  const navigate = useNavigate()
  const { invoiceFile, invoiceForm, draftId, preItem } = useApplication()
  const [isAwaitingReading, setIsAwaitingReading] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  // Of what the reading replaces, so that nothing below it moves.
  const [heightPx, setHeightPx] = useState<number>()
  const isReplacementRequested = isReplacing(useLocation().state)
  // A file that is sent again belongs where it belonged the first time.
  const isOwnPayment = useRef(false)
  const [known, setKnown] = useState<InvoiceFile>()
  const { data: file } = useQuery({
    ...invoiceFileQuery(invoiceFile?.file_id ?? null),
    enabled: isAwaitingReading && invoiceFile !== null,
  })
  const isReadingOver = isAwaitingReading && file !== undefined && !isBeingRead(file)
  const fillOnceSaved = useFillWhenLeft(isAwaitingReading && !isReadingOver)
  const { upload, start, cancel } = useUpload(accepted => {
    const { file_id, file_name } = accepted
    // The application would be refused: no draft, and nothing typed in vain.
    if (accepted.used_by) return setKnown(accepted)
    // The form saves its readings as they come.
    dispatch({ type: 'fileChosen', file: { file_id, file_name }, isNew: isOwnPayment.current })
    const work = workOf(
      readApplication().invoiceForm ?? formOfCompany(store.get(loginUserAtom)?.transferPersonName ?? ''),
    )
    if (work !== 'nothing') {
      const saved = saveDraft(work)
      fillOnceSaved(file_id, saved)
      saved.catch(() => saveInTab(work))
    }
    setHeightPx(area.current?.offsetHeight)
    setIsAwaitingReading(true)
  })
  const queue = useQueue()
  const isQueueOpen = queue.some(({ status }) => status !== 'paid')
  // A payment that was begun waits for its invoice: the file is that payment's, and no further one of the queue.
  const isAwaitingInvoice =
    invoiceFile === null ? invoiceForm !== null || draftId !== null || preItem !== null : isReplacementRequested
  // A single file of another visit is a payment of its own, beside the list that was left.
  const isQueueOfVisit = useRef(false)
  const [asked, setAsked] = useState<File | null>(null)
  const [unqueued, setUnqueued] = useState<Unqueued>({ duplicates: [], surplus: [] })
  const openFirst = useOpenFirst()
  const enqueueAll = (files: File[]) => {
    setKnown(undefined)
    isQueueOfVisit.current = true
    const { joined, ...left } = enqueue(files)
    setUnqueued(left)
    // What was left out is to be read first.
    if (left.duplicates.length + left.surplus.length === 0) openFirst(joined)
  }
  const send = (file: File, isOwn: boolean) => {
    setAsked(null)
    setKnown(undefined)
    if (isOwn && isQueueOpen && (isQueueOfVisit.current || isFileQueued(file))) return enqueueAll([file])
    isOwnPayment.current = isOwn
    void start(file)
  }
  const choose = (file: File) =>
    invoiceFile !== null && !isReplacementRequested ? setAsked(file) : send(file, !isAwaitingInvoice)
  const progress = progressOf(upload)
  const proceed = () => void navigate(paths.invoiceInfo)

  useEffect(() => {
    if (isReadingOver) void navigate(paths.invoiceInfo)
  }, [isReadingOver, navigate])

  if (isAwaitingReading && file) {
    return (
      <Stack gap="5" style={{ minHeight: heightPx }}>
        <ReadingProgress percent={file.ocr.progress * 100} label={words.reading(file.file_name)} />
        <HStack>
          <TextButton onClick={proceed}>{words.withoutReading}</TextButton>
        </HStack>
      </Stack>
    )
  }
  return (
    <Stack gap="5" ref={area}>
      <FileDrop
        id="invoice-file"
        label={words.label}
        required
        help={words.help(maxQueued)}
        accept={acceptedFiles}
        cameraLabel={words.camera}
        onSelect={choose}
        onSelectSeveral={enqueueAll}
        progress={progress}
        onCancel={cancel}
        error={upload.status === 'failed' ? upload.message : undefined}
      />
      {upload.status === 'failed' && upload.retry && (
        <Box>
          <Button variant="secondary" icon="refresh" onClick={upload.retry}>
            {queueMessages.retry}
          </Button>
        </Box>
      )}
      <KnownInvoice file={known} />
      <LeftOut {...unqueued} />
      {/* Going on now would leave the file behind that is on its way. */}
      {invoiceFile && progress === undefined && (
        <Notice
          tone="success"
          title={words.selected(invoiceFile.file_name)}
          actions={
            <Button onClick={proceed} iconEnd="arrow_forward">
              {words.proceed}
            </Button>
          }
        >
          {isReplacementRequested && words.replacing}
        </Notice>
      )}
      {invoiceFile && (
        <WhichPayment
          present={invoiceFile.file_name}
          chosen={asked}
          onReplace={file => send(file, false)}
          onBegin={file => send(file, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}

function progressOf(upload: Upload) {
  if (upload.status === 'sending')
    return { fileName: upload.fileName, percent: upload.percent, label: words.sending(upload.fileName) }
  if (upload.status === 'checking')
    return { fileName: upload.fileName, percent: 100, label: words.checking(upload.fileName) }
  return undefined
}
