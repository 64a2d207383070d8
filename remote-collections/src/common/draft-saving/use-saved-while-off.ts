import { isRefusal } from '@invoice-card/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftWork, saveDraft } from './save-draft.ts'

/** How saving stands; `drafts`: there was nothing of this flow to save. */
export type SavedWhileOff = 'saving' | 'saved' | 'drafts' | 'failed'

/** Saves what was typed as a draft at once, since it cannot be sent while new requests are off. */
export function useSavedWhileOff(): { readonly state: SavedWhileOff; readonly save: () => void } {
  const { mutate, data = 'drafts', isPending, isError } = useMutation({ mutationFn: saveTyped })
  useEffect(() => mutate(), [mutate])
  return { state: isPending ? 'saving' : isError ? 'failed' : data, save: () => mutate() }
}

/** Saves what the flow holds as its draft. */
async function saveTyped(): Promise<'saved' | 'drafts'> {
  const work = draftWork()
  if (work === null) return 'drafts'
  try {
    await saveDraft(work)
    return 'saved'
  } catch (error) {
    // The draft or the request of another tab is there; of this one the flow stays as it is.
    if (isRefusal(error, 'draft_already_sent')) return 'drafts'
    throw error
  }
}
