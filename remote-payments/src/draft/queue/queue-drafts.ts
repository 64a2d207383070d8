import { roomIn } from './run-queue.ts'
import { addToQueue, keyOfDraft, readQueue, removeFromQueue } from './queue-state.ts'

interface QueuableDraft {
  readonly id: number
  readonly name: string
  readonly file_id: string | null
}

/**
 * Puts drafts at the end of the queue, in their order, to be paid one after the other. One that is there already moves
 * behind the others. Gives the one to begin with, and how many did not fit.
 */
export function queueDrafts(drafts: readonly QueuableDraft[]): { first: number | null; surplus: number } {
  const ids = drafts.map(({ id }) => id)
  for (const { key, draft_id, status } of readQueue())
    if (status === 'ready' && draft_id !== null && ids.includes(draft_id)) removeFromQueue(key)
  const taken = drafts.slice(0, roomIn(readQueue(), null))
  addToQueue(
    taken.map(({ id, name, file_id }) => ({
      key: keyOfDraft(id),
      file_name: name,
      status: 'ready',
      percent: 100,
      file_id,
      draft_id: id,
      failure: null,
    })),
  )
  return { first: taken[0]?.id ?? null, surplus: drafts.length - taken.length }
}
