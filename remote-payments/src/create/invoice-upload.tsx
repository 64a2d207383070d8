import { acceptedFiles, RetryUpload, type Upload } from '@invoice-card/invoice-file'
import { Button, FileDrop, Notice, Stack } from '@invoice-card/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApplication } from '../checkout/store.ts'
import { AwaitedReading } from '../draft/reading/awaited-reading.tsx'
import { maxQueued } from '../draft/queue/run-queue.ts'
import { KnownInvoice } from '../invoice-values/duplicates/known-invoice.tsx'
import { paths } from '../paths.ts'
import { LeftOut } from './left-out.tsx'
import { messages } from './messages.ts'
import { useChosenFiles } from './use-chosen-files.ts'
import { useReadInvoice } from './use-read-invoice.ts'
import { WhichPayment } from './which-payment.tsx'

const { upload: words } = messages

/**
 * Takes an invoice and shows its way to the server and through the reading; then the form opens by itself. Several at
 * once go into the queue.
 */
export function InvoiceUpload() {
  const navigate = useNavigate()
  const { invoiceFile } = useApplication()
  const area = useRef<HTMLDivElement>(null)
  // Of what the reading replaces, so that nothing below it moves.
  const [heightPx, setHeightPx] = useState<number>()
  const { upload, start, cancel, fileBeingRead, known, clearKnown } = useReadInvoice(() =>
    setHeightPx(area.current?.offsetHeight),
  )
  const proceed = () => void navigate(paths.invoiceInfo)
  const chosen = useChosenFiles({ start, proceed, clearKnown })
  const progress = progressOf(upload)

  if (fileBeingRead) return <AwaitedReading file={fileBeingRead} heightPx={heightPx} onProceed={proceed} />
  return (
    <Stack gap="5" ref={area}>
      <FileDrop
        id="invoice-file"
        label={words.label}
        required
        help={words.help(maxQueued)}
        accept={acceptedFiles}
        cameraLabel={words.camera}
        onSelect={chosen.choose}
        onSelectSeveral={chosen.enqueueAll}
        progress={progress}
        onCancel={cancel}
        error={upload.status === 'failed' ? upload.message : undefined}
      />
      <RetryUpload upload={upload} />
      <KnownInvoice file={known} />
      <LeftOut {...chosen.unqueued} />
      {/* Going on now would leave the file behind that is on its way. */}
      {invoiceFile && progress === undefined && (
        <Selected name={invoiceFile.file_name} isToBeReplaced={chosen.isReplacementRequested} onProceed={proceed} />
      )}
      {invoiceFile && (
        <WhichPayment
          present={invoiceFile.file_name}
          chosen={chosen.asked}
          onReplace={chosen.replaceWith}
          onBegin={chosen.beginWith}
          onClose={chosen.cancelAsking}
        />
      )}
    </Stack>
  )
}

interface SelectedProps {
  readonly name: string
  /** The next file takes its place. */
  readonly isToBeReplaced: boolean
  readonly onProceed: () => void
}

/** The invoice that the open payment has, and the way on with it. */
const Selected = ({ name, isToBeReplaced, onProceed }: SelectedProps) => (
  <Notice
    tone="success"
    title={words.selected(name)}
    actions={
      <Button onClick={onProceed} iconEnd="arrow_forward">
        {words.proceed}
      </Button>
    }
  >
    {isToBeReplaced && words.replacing}
  </Notice>
)

function progressOf(upload: Upload) {
  if (upload.status === 'sending')
    return { fileName: upload.fileName, percent: upload.percent, label: words.sending(upload.fileName) }
  if (upload.status === 'checking')
    return { fileName: upload.fileName, percent: 100, label: words.checking(upload.fileName) }
  return undefined
}
