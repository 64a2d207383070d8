import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead, ReadingProgress } from '@invoice-card/invoice-file'
import { Notice } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { SeveralInvoices } from '../../draft/several/several-invoices.tsx'
import { messages } from '../../form-rules/messages.ts'
import { otherWarningsOf } from '../../invoice-form/reading/other-warnings.ts'

/**
 * How far the reading is, that it came to nothing, or what it warns of. A user who watched it run hears that it has
 * ended, because it has filled fields that stand elsewhere.
 */
export function ReadingState({ file }: { file: InvoiceFile | undefined }) {
  const isInProgress = file !== undefined && isBeingRead(file)
  const [wasSeenRunning, setWasSeenRunning] = useState(false)
  useEffect(() => {
    if (isInProgress) setWasSeenRunning(true)
  }, [isInProgress])
  const isFailed = file?.ocr.status === 'not_read' || file?.ocr.status === 'failed'
  return (
    <>
      {isInProgress && (
        <Notice>
          <ReadingProgress file={file} label={messages.reading} />
        </Notice>
      )}
      {wasSeenRunning && file?.ocr.status === 'done' && (
        <Notice tone="success" isLive>
          {messages.readingOver}
        </Notice>
      )}
      {isFailed && (
        <Notice tone="attention" isLive>
          {messages.readingFailed}
        </Notice>
      )}
      {file && <SeveralInvoices fileId={file.file_id} />}
      {otherWarningsOf(file).map(warning => (
        <Notice key={warning} tone="attention" isLive>
          {warning}
        </Notice>
      ))}
    </>
  )
}
