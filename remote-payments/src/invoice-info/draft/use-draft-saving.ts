import { isRefusal } from '@invoice-card/api-client'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { isPaymentPending } from '../../checkout/selectors.ts'
import { dispatch, readApplication, readCheckout } from '../../checkout/store.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { atEnd, saveDraft, saveInTab, workOf, type DraftWork } from '../../draft/save-draft.ts'
import { notifySaved } from '../../draft/leaving/notify-left.ts'
import { reportUnsavedWork } from '../../draft/unsaved-input/unsaved-work.ts'

/**
 * `changed`: somebody has typed into the draft elsewhere, and the user has to choose. `applied`: its payment was made
 * or its file split meanwhile, in another tab or by the save before.
 */
export type DraftSaving =
  | { readonly status: 'idle' | 'saving' | 'failed' | 'limit' | 'changed' | 'applied' }
  | { readonly status: 'saved'; readonly at: string }

export interface DraftSaver {
  readonly saving: DraftSaving
  readonly save: () => Promise<boolean>
  readonly saveChanges: () => Promise<boolean>
  readonly overwrite: () => void
  readonly discard: () => void
}

const pauseMs = 2500
const retryMs = 10_000

/**
 * Saves what is typed as a draft: by itself after a pause in typing, when the form is left, and again where it failed;
 * at once by `save`, which gives whether it worked; and by `saveChanges` where the draft lacks something, after what is
 * being saved. A draft that is only opened is not saved. What was typed elsewhere is overwritten by `overwrite` alone;
 * `discard` saves nothing of this form any more.
 * @param isEdited the user, and not the program, has changed a field since the form was opened
 */
export function useDraftSaving(form: InvoiceForm, isEdited: boolean): DraftSaver {
  const [saving, setSaving] = useState<DraftSaving>({ status: 'idle' })
  const latest = useRef(form)
  const isTyped = useRef(isEdited)
  const queue = useRef(Promise.resolve(true))
  const isUnsaved = useRef(false)
  const isSending = useRef(false)
  const isChangedElsewhere = useRef(false)
  const who = useId()
  // What there was to save when the form was left: its flow may be gone before a save has its turn.
  const left = useRef<DraftWork | 'nothing'>(null)

  const save = useCallback(
    (isOverwriting = false) => {
      // One after the other, or two first saves would make two drafts.
      queue.current = queue.current.then(async () => {
        const work = left.current ?? workOf(latest.current)
        if (work === 'nothing' || (isChangedElsewhere.current && !isOverwriting)) return false
        isUnsaved.current = false
        isSending.current = true
        setSaving({ status: 'saving' })
        try {
          const at = await saveDraft(work, isOverwriting)
          isChangedElsewhere.current = false
          dispatch({ type: 'draftCompleted', fileId: work.file.file_id })
          setSaving(at === null ? { status: 'applied' } : { status: 'saved', at })
          return at !== null
        } catch (error) {
          isUnsaved.current = true
          isChangedElsewhere.current = isRefusal(error, 'draft_changed')
          // Also from the confirmation, unless it is being paid: a decline is shown where the card is.
          if (isChangedElsewhere.current && !isPaymentPending(readCheckout()))
            dispatch({ type: 'draftChanged', fileId: work.file.file_id })
          setSaving({ status: statusOf(error) })
          return false
        } finally {
          isSending.current = false
          reportUnsavedWork(who, isUnsaved.current)
        }
      })
      return queue.current
    },
    [who],
  )

  useEffect(() => {
    latest.current = form
    isTyped.current = isEdited
    // What the program proposes as the form opens it proposes again the next time.
    if (!isEdited && !readApplication().isDraftUnsaved) return
    isUnsaved.current = true
    reportUnsavedWork(who, true)
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [form, isEdited, save, who])

  useEffect(() => {
    left.current = null
    return () => {
      const work = (left.current = workOf(latest.current))
      void queue.current
        .then(isSaved => (isUnsaved.current ? save() : isSaved))
        .then(isSaved => {
          if (left.current === work && work !== 'nothing') {
            if (isUnsaved.current) saveInTab(work)
            else if (isSaved && isTyped.current) notifySaved(work)
          }
          reportUnsavedWork(who, false)
        })
    }
  }, [save, who])

  // Any call may hear it, before the pause is over.
  useEffect(
    () =>
      atEnd.watch(() => {
        const work = isUnsaved.current ? workOf(latest.current) : 'nothing'
        return work === 'nothing' ? null : work
      }),
    [],
  )

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

  const saveChanges = useCallback(
    () => (isUnsaved.current || readApplication().draftId === null ? save() : queue.current),
    [save],
  )
  const discard = () => {
    isUnsaved.current = false
  }
  return { saving, save, saveChanges, overwrite: () => void save(true), discard }
}

function statusOf(error: unknown): 'limit' | 'changed' | 'failed' {
  if (isRefusal(error, 'draft_limit_reached')) return 'limit'
  return isRefusal(error, 'draft_changed') ? 'changed' : 'failed'
}
