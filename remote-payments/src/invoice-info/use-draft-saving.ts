import { isRefusal } from '@invoice-card/api-client'
import type { DraftValues } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { draftValuesOf } from '../common/application.ts'
import { calls } from '../common/calls.ts'
import { changePaymentFlow, readPaymentFlow } from '../common/flow-state.ts'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { tellUnsaved } from '../common/unsaved-work.ts'

export type DraftSaving = { readonly status: 'idle' | 'saving' | 'failed' | 'limit' } | { readonly status: 'saved', readonly at: string }

const pauseMs = 2500
const retryMs = 10_000

/** Keeps what is typed as a draft: by itself after a pause in typing, when the form is left, and again where it failed; and at once by the returned function, which tells whether it worked. */
export function useDraftSaving(form: InvoiceForm): readonly [DraftSaving, () => Promise<boolean>] {
  const [saving, setSaving] = useState<DraftSaving>({ status: 'idle' })
  const latest = useRef(form)
  const queue = useRef(Promise.resolve(true))
  const isUnkept = useRef(false)
  const who = useId()
  // What there was to keep when the form was left: its flow may be gone before a save has its turn.
  const left = useRef<Work | 'nothing'>(null)

  const save = useCallback(() => {
    // One after the other, or two first saves would make two drafts.
    queue.current = queue.current.then(async () => {
      const work = left.current ?? workOf(latest.current)
      if (work === 'nothing') return false
      isUnkept.current = false
      setSaving({ status: 'saving' })
      try {
        setSaving({ status: 'saved', at: await keep(work) })
        return true
      }
      catch (error) {
        isUnkept.current = true
        setSaving({ status: isRefusal(error, 'draft_limit_reached') ? 'limit' : 'failed' })
        return false
      }
      finally {
        tellUnsaved(who, isUnkept.current)
      }
    })
    return queue.current
  }, [who])

  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = form
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (readPaymentFlow().editedFields.length === 0) return
    isUnkept.current = true
    tellUnsaved(who, true)
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [form, save, who])

  useEffect(() => {
    left.current = null
    return () => {
      left.current = workOf(latest.current)
      void queue.current.then(() => (isUnkept.current ? save() : undefined)).then(() => tellUnsaved(who, false))
    }
  }, [save, who])

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

interface Work {
  readonly body: { readonly values: DraftValues }
  readonly draftId: number | null
  readonly fileId: string
}

/** What is to be kept now; nothing where the flow has ended under the form. */
function workOf(form: InvoiceForm): Work | 'nothing' {
  const { draftId, invoiceFile, attachedFiles, preItem } = readPaymentFlow()
  if (invoiceFile === null) return 'nothing'
  const values = draftValuesOf(form, [invoiceFile, ...attachedFiles].map(({ file_id }) => file_id))
  return { body: { values: preItem === null ? values : { ...values, pre_group_id: preItem.preGroupId, pre_id: preItem.preId } }, draftId, fileId: invoiceFile.file_id }
}

/** Saves it and gives the instant the server saved it at. */
async function keep({ body, draftId, fileId }: Work): Promise<string> {
  if (draftId !== null) {
    try {
      return (await calls.drafts.updateDraft({ params: { id: draftId }, body })).updated_at
    }
    catch (error) {
      // Deleted in another tab: keep it anew.
      if (!isRefusal(error, 'draft_not_found')) throw error
    }
  }
  // A file is one invoice: where the answer is lost, the next try finds the same draft.
  const draft = await calls.drafts.createDraft({ body: { ...body, draft_key: fileId } })
  // The user may have left the flow meanwhile; then there is nothing the draft belongs to.
  if (readPaymentFlow().invoiceFile?.file_id === fileId) changePaymentFlow({ draftId: draft.id })
  bus.emit('statsChanged', {})
  return draft.updated_at
}
