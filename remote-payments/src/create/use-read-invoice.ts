import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceFile } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { invoiceFileQuery, isBeingRead, useUpload } from '@invoice-card/invoice-file'
import { loginUserAtom, store } from '@invoice-card/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { dispatch, readApplication, useApplication } from '../checkout/store.ts'
import { saveDraft, saveInTab, workOf, type DraftWork } from '../draft/save-draft.ts'
import { recordSent } from '../draft/queue/sent-files.ts'
import { formOfCompany } from '../invoice-values/values.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useFillWhenLeft } from './use-fill-when-left.ts'

/**
 * Uploads an invoice, makes it the invoice of the payment and follows its reading; once that is over the form opens.
 * @param onReadingBegin called before the reading is shown in the place of the upload
 */
export function useReadInvoice(onReadingBegin: () => void) {
  const navigate = useNavigate()
  const { invoiceFile } = useApplication()
  const [isAwaitingReading, setIsAwaitingReading] = useState(false)
  // Its answer decides what opens: this form, or the draft that there is.
  const [isSaving, setIsSaving] = useState(false)
  // A file that is sent again belongs where it belonged the first time.
  const isOwnPayment = useRef(false)
  const sending = useRef<File>(null)
  const [known, setKnown] = useState<InvoiceFile>()
  const { data: file } = useQuery({
    ...invoiceFileQuery(invoiceFile?.file_id ?? null),
    enabled: isAwaitingReading && invoiceFile !== null,
  })
  const isReadingOver = isAwaitingReading && file !== undefined && !isBeingRead(file)
  // Navigating would take the user back from there. Interrupted, the form opens after all.
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== paths.invoiceInfo
  const isOpening = isReadingOver && !isSaving && !isLeaving
  const fillOnceSaved = useFillWhenLeft(isAwaitingReading && !isOpening)
  const isShown = useIsShown()
  const openDraft = ({ file_id, file_name }: InvoiceFile) => {
    const { invoiceFile: current, draftId } = readApplication()
    // The form that is open by now asks.
    if (!isShown() || current?.file_id !== file_id || draftId === null) return setIsSaving(false)
    notify.success(messages.draftOpened(file_name))
    void navigate(paths.draft(draftId))
  }
  const { upload, start, cancel } = useUpload(accepted => {
    const { file_id, file_name } = accepted
    // The application would be refused: no draft, and nothing typed in vain.
    if (accepted.used_by) return setKnown(accepted)
    if (sending.current) recordSent(sending.current, file_id)
    // The form saves its readings as they come.
    dispatch({ type: 'fileChosen', file: { file_id, file_name }, isNew: isOwnPayment.current })
    const work = workOf(
      readApplication().invoiceForm ?? formOfCompany(store.get(loginUserAtom)?.transferPersonName ?? ''),
    )
    if (work !== 'nothing') {
      const saved = saveDraft(work)
      fillOnceSaved(file_id, saved)
      setIsSaving(true)
      saved.then(
        () => setIsSaving(false),
        (error: unknown) => {
          if (isInDraft(error, work)) return openDraft(accepted)
          saveInTab(work)
          setIsSaving(false)
        },
      )
    }
    onReadingBegin()
    setIsAwaitingReading(true)
  })

  useEffect(() => {
    if (isOpening) void navigate(paths.invoiceInfo)
  }, [isOpening, navigate])

  return {
    upload,
    cancel,
    start: (file: File, isOwn: boolean) => {
      isOwnPayment.current = isOwn
      sending.current = file
      void start(file)
    },
    /** The file whose reading is awaited. */
    fileBeingRead: isAwaitingReading ? file : undefined,
    /** The file that was uploaded, and is paid already. */
    known,
    clearKnown: () => setKnown(undefined),
  }
}

/** Whether somebody has typed into a draft of the same invoice, and nobody into this one. */
const isInDraft = (error: unknown, { application }: DraftWork): boolean =>
  isRefusal(error, 'draft_changed') && application.editedFields.length === 0
