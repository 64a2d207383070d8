import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isReplacing } from '../checkout/replace-invoice.ts'
import { useApplication } from '../checkout/store.ts'
import { useQueue } from '../draft/queue/queue-state.ts'
import { enqueue, isFileQueued, type Unqueued } from '../draft/queue/run-queue.ts'
import { isSentAs } from '../draft/queue/sent-files.ts'
import { useOpenFirst } from './use-open-first.ts'

interface ChosenFilesOptions {
  /** Called with a file that does not join the queue, and whether it begins a payment of its own. */
  readonly start: (file: File, isOwnPayment: boolean) => void
  /** Called where the file is that of the open payment. */
  readonly proceed: () => void
  /** Called when what was said of the last file no longer matters. */
  readonly clearKnown: () => void
}

/**
 * Where chosen files go: several into the queue, a single one to the open payment or to one of its own. Where both are
 * possible the user is asked.
 */
export function useChosenFiles({ start, proceed, clearKnown }: ChosenFilesOptions) {
  const { invoiceFile, invoiceForm, draftId, preItem } = useApplication()
  const isReplacementRequested = isReplacing(useLocation().state)
  // A payment that was begun waits for its invoice: the file is that payment's, and no further one of the queue.
  const isAwaitingInvoice =
    invoiceFile === null ? invoiceForm !== null || draftId !== null || preItem !== null : isReplacementRequested
  const isQueueOpen = useQueue().some(({ status }) => status !== 'paid')
  // A single file of another visit is a payment of its own, beside the list that was left.
  const isQueueOfVisit = useRef(false)
  const [asked, setAsked] = useState<File | null>(null)
  const [unqueued, setUnqueued] = useState<Unqueued>({ duplicates: [], surplus: [] })
  const openFirst = useOpenFirst()

  const enqueueAll = (files: File[]) => {
    clearKnown()
    isQueueOfVisit.current = true
    const { joined, ...left } = enqueue(files)
    setUnqueued(left)
    // What was left out is to be read first.
    if (left.duplicates.length + left.surplus.length === 0) openFirst(joined)
  }
  const send = (file: File, isOwn: boolean) => {
    setAsked(null)
    clearKnown()
    if (isOwn && isQueueOpen && (isQueueOfVisit.current || isFileQueued(file))) return enqueueAll([file])
    start(file, isOwn)
  }
  const choose = (file: File) => {
    if (invoiceFile === null || isReplacementRequested) return send(file, !isAwaitingInvoice)
    if (isSentAs(file, invoiceFile.file_id)) return proceed()
    setAsked(file)
  }
  return {
    choose,
    enqueueAll,
    /** Files that were chosen and did not join the queue. */
    unqueued,
    isReplacementRequested,
    /** The file of which only the user knows where it goes, and the answers. */
    asked,
    replaceWith: (file: File) => send(file, false),
    beginWith: (file: File) => send(file, true),
    cancelAsking: () => setAsked(null),
  }
}
