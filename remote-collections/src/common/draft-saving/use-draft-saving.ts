import { isRefusal } from '@invoice-card/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCollectionFlow } from '../flow-state.ts'
import { draftWork, type DraftWork, saveDraft } from './save-draft.ts'

/** `sent`: its file is behind a request or payment. `changed`: another tab has saved it since. */
export type DraftSaving =
  | { readonly status: 'idle' | 'saving' | 'failed' | 'limit' | 'sent' | 'changed' }
  | { readonly status: 'saved'; readonly at: string }

const pauseMs = 2500
const retryMs = 10_000

/** Saves the flow as a draft after a pause in typing, when the screen is left, and again where it failed. */
export function useDraftSaving(): readonly [saving: DraftSaving, overwrite: () => void] {
  const { invoiceFormInfo, bankFormInfo } = useCollectionFlow()
  const [saving, setSaving] = useState<DraftSaving>({ status: 'idle' })
  const unsaved = useRef<DraftWork>(null)

  const save = useCallback(async (isOverwriting = false) => {
    const work = unsaved.current
    if (work === null) return
    unsaved.current = null
    setSaving({ status: 'saving' })
    try {
      const at = await saveDraft(work, isOverwriting)
      setSaving(at === null ? { status: 'idle' } : { status: 'saved', at })
    } catch (error) {
      // What was typed meanwhile is more than this.
      unsaved.current ??= work
      setSaving({ status: statusOf(error) })
    }
  }, [])

  const isFirst = useRef(true)
  useEffect(() => {
    const isOpening = isFirst.current
    isFirst.current = false
    if (isOpening) return
    // As it is now: the flow may be cleared before its turn.
    unsaved.current = draftWork()
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [invoiceFormInfo, bankFormInfo, save])

  useEffect(() => () => void save(), [save])

  const { status } = saving
  useEffect(() => {
    if (status !== 'failed') return
    const timer = setTimeout(() => void save(), retryMs)
    return () => clearTimeout(timer)
  }, [status, save])

  return [saving, () => void save(true)]
}

function statusOf(error: unknown): 'failed' | 'limit' | 'sent' | 'changed' {
  if (isRefusal(error, 'draft_limit_reached')) return 'limit'
  if (isRefusal(error, 'draft_already_sent')) return 'sent'
  return isRefusal(error, 'draft_changed') ? 'changed' : 'failed'
}
