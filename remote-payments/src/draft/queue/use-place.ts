import { messages } from './messages.ts'
import { useQueue } from './queue-state.ts'

/** Which of several chosen invoices a draft is, in words; null where it is one by itself. */
export function usePlace(draftId: number | null): string | null {
  const queue = useQueue().filter(({ status }) => status !== 'failed')
  const index = queue.findIndex(({ draft_id }) => draft_id !== null && draft_id === draftId)
  return index < 0 || queue.length < 2 ? null : messages.place(index + 1, queue.length)
}
