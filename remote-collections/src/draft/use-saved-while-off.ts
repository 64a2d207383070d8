import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dispatch } from '../request-flow/store.ts'
import { type DraftFailure, draftFailureOf } from './draft-failure.ts'
import { draftWork, saveDraft } from './save-draft.ts'
import { storeUnsaved } from './unsaved-requests.ts'

/** How saving stands; `drafts`: there was nothing of this flow to save. */
export type SavedWhileOff = { readonly status: 'saving' | 'saved' | 'drafts' } | DraftFailure

export const isSaveRefused = (saving: SavedWhileOff): saving is DraftFailure =>
  saving.status !== 'saving' && saving.status !== 'saved' && saving.status !== 'drafts'

/** Saves what was typed as a draft at once, since it cannot be sent while new requests are off. */
export function useSavedWhileOff(): readonly [saving: SavedWhileOff, save: (isOverwriting?: boolean) => void] {
  const { mutate, data = { status: 'drafts' } as const, isPending } = useMutation({ mutationFn: saveTyped })
  useEffect(() => mutate(false), [mutate])
  return [isPending ? { status: 'saving' } : data, (isOverwriting = false) => mutate(isOverwriting)]
}

/** Saves what the flow holds as its draft; a refused one stays in the tab, also when the flow is left. */
async function saveTyped(isOverwriting: boolean): Promise<SavedWhileOff> {
  const work = draftWork()
  if (work === null) return { status: 'drafts' }
  try {
    await saveDraft(work, isOverwriting)
    dispatch({ type: 'draftCompleted', key: work.key })
    return { status: 'saved' }
  } catch (error) {
    const failure = draftFailureOf(error)
    if (failure.status !== 'sent') storeUnsaved(work)
    return failure
  }
}
