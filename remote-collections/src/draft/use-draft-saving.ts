import { useCallback, useEffect, useRef, useState } from 'react'
import { dispatch, useEntry } from '../request-flow/store.ts'
import { type DraftFailure, draftFailureOf } from './draft-failure.ts'
import { atEnd, draftWork, type DraftWork, saveDraft, withDraft } from './save-draft.ts'
import { storeUnsaved, storeUnsavedOnLeave } from './unsaved-requests.ts'

export type DraftSaving =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'saved'; readonly at: string }
  | DraftFailure

const pauseMs = 2500
const retryMs = 10_000

/**
 * Saves the flow as a draft after a pause in typing, when the screen is left, and again where it failed. What cannot be
 * saved when the screen is left stays in the tab.
 */
export function useDraftSaving(): readonly [saving: DraftSaving, overwrite: () => void] {
  const { invoiceFormInfo, bankFormInfo, isSendRequestMail, isDraftUnsaved } = useEntry()
  const [saving, setSaving] = useState<DraftSaving>({ status: 'idle' })
  const unsaved = useRef<DraftWork>(null)
  /** The newest there was to save, and how many saves are on their way. */
  const newest = useRef<DraftWork>(null)
  const sending = useRef(0)
  const isLeft = useRef(false)

  /** What is typed and not saved, or on its way. */
  const unfinished = useCallback(() => unsaved.current ?? (sending.current > 0 ? newest.current : null), [])

  const save = useCallback(async (isOverwriting = false) => {
    const work = unsaved.current
    if (work === null) return
    unsaved.current = null
    setSaving({ status: 'saving' })
    sending.current += 1
    try {
      const at = await saveDraft(work, isOverwriting)
      dispatch({ type: 'draftCompleted', key: work.key })
      setSaving(at === null ? { status: 'idle' } : { status: 'saved', at })
    } catch (error) {
      // What was typed meanwhile is more than this.
      unsaved.current = newest.current ?? work
      const failure = draftFailureOf(error)
      setSaving(failure)
      // A later save, or one of the next screen, may still take it along.
      if (isLeft.current && sending.current === 1 && failure.status !== 'sent') storeUnsavedOnLeave(unsaved.current)
    } finally {
      sending.current -= 1
    }
  }, [])

  const isFirst = useRef(true)
  useEffect(() => {
    const isOpening = isFirst.current
    isFirst.current = false
    if (isOpening) return
    // As it is now: the flow may be cleared before its turn.
    unsaved.current = newest.current = draftWork()
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [invoiceFormInfo, bankFormInfo, isSendRequestMail, save])

  // The screen before this one could not save it.
  useEffect(() => {
    if (!isDraftUnsaved) return
    unsaved.current = newest.current = draftWork()
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [isDraftUnsaved, save])

  // Any call may hear it, before the pause is over.
  useEffect(
    () =>
      atEnd.watch(() => {
        const work = unfinished()
        return work && withDraft(work)
      }),
    [unfinished],
  )

  useEffect(() => {
    isLeft.current = false
    // The address bar leads away without a word; what is on its way then may end with the document.
    const storeOnPageHide = () => {
      const work = unfinished()
      if (work) storeUnsaved(work)
    }
    addEventListener('pagehide', storeOnPageHide)
    return () => {
      removeEventListener('pagehide', storeOnPageHide)
      isLeft.current = true
      void save()
    }
  }, [save, unfinished])

  const { status } = saving
  useEffect(() => {
    if (status !== 'failed') return
    const timer = setTimeout(() => void save(), retryMs)
    return () => clearTimeout(timer)
  }, [status, save])

  return [saving, () => void save(true)]
}
