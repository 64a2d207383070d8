import { isRefusal } from '@invoice-card/api-client'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { dispatch, readApplication } from '../../checkout/store.ts'
import type { InvoiceForm } from '../../invoice-form/values.ts'
import { saveDraft, saveInTab, workOf, type DraftWork } from '../../draft/save-draft.ts'
import { reportUnsavedWork } from '../../draft/unsaved-input/unsaved-work.ts'

/** `applied`: its payment was made or its file split meanwhile, in another tab or by the save before. */
export type DraftSaving =
  | { readonly status: 'idle' | 'saving' | 'failed' | 'limit' | 'applied' }
  | { readonly status: 'saved'; readonly at: string }

const pauseMs = 2500
const retryMs = 10_000

/**
 * Saves what is typed as a draft: by itself after a pause in typing, when the form is left, and again where it failed;
 * and at once by the returned function, which gives whether it worked.
 */
export function useDraftSaving(form: InvoiceForm): readonly [DraftSaving, () => Promise<boolean>] {
  const [saving, setSaving] = useState<DraftSaving>({ status: 'idle' })
  const latest = useRef(form)
  const queue = useRef(Promise.resolve(true))
  const isUnsaved = useRef(false)
  const isSending = useRef(false)
  const who = useId()
  // What there was to save when the form was left: its flow may be gone before a save has its turn.
  const left = useRef<DraftWork | 'nothing'>(null)

  const save = useCallback(() => {
    // One after the other, or two first saves would make two drafts.
    queue.current = queue.current.then(async () => {
      const work = left.current ?? workOf(latest.current)
      if (work === 'nothing') return false
      isUnsaved.current = false
      isSending.current = true
      setSaving({ status: 'saving' })
      try {
        const at = await saveDraft(work)
        dispatch({ type: 'draftCompleted', fileId: work.file.file_id })
        setSaving(at === null ? { status: 'applied' } : { status: 'saved', at })
        return at !== null
      } catch (error) {
        isUnsaved.current = true
        setSaving({ status: isRefusal(error, 'draft_limit_reached') ? 'limit' : 'failed' })
        return false
      } finally {
        isSending.current = false
        reportUnsavedWork(who, isUnsaved.current)
      }
    })
    return queue.current
  }, [who])

  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = form
    const isOpening = isFirst.current
    isFirst.current = false
    const { editedFields, isDraftUnsaved } = readApplication()
    if (!isDraftUnsaved && (isOpening || editedFields.length === 0)) return
    isUnsaved.current = true
    reportUnsavedWork(who, true)
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [form, save, who])

  useEffect(() => {
    left.current = null
    return () => {
      const work = (left.current = workOf(latest.current))
      void queue.current
        .then(() => (isUnsaved.current ? save() : undefined))
        .then(() => {
          if (isUnsaved.current && left.current === work && work !== 'nothing') saveInTab(work)
          reportUnsavedWork(who, false)
        })
    }
  }, [save, who])

  useEffect(() => {
    // The address bar leads away without a word; what is in progress then may end with the document.
    const storeOnPageHide = () => {
      const work = workOf(latest.current)
      if (work !== 'nothing' && (isUnsaved.current || isSending.current)) saveInTab(work)
    }
    addEventListener('pagehide', storeOnPageHide)
    return () => removeEventListener('pagehide', storeOnPageHide)
  }, [])

  useEffect(() => {
    if (saving.status !== 'failed') return
    const again = () => void save()
    const timer = setTimeout(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [saving, save])

  return [saving, save]
}
