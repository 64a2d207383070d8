import type { InvoiceFile } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { calls } from '../../calls.ts'
import { useApplication } from '../../checkout/store.ts'
import { useQueue } from '../queue/queue-state.ts'
import { enqueueParts, roomIn } from '../queue/run-queue.ts'
import { paths } from '../../paths.ts'

/**
 * Makes a draft of each invoice of the file in place of its own. They stand in the queue as if their files had been
 * chosen together, and the first one opens.
 */
export function useSplit({ file_id }: InvoiceFile) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  const { draftId } = useApplication()
  const room = roomIn(useQueue(), draftId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => calls.invoiceFiles.splitInvoiceFile({ params: { id: file_id } }),
    onSuccess: ({ parts }) => {
      enqueueParts(parts, draftId)
      bus.emit('statsChanged', {})
      void queryClient.invalidateQueries({ queryKey: ['drafts'] })
      if (!isShown()) return
      const first = parts.find(({ draft_id }) => draft_id !== null)?.draft_id
      void navigate(first ? paths.draft(first) : paths.create)
    },
  })
  return { split: () => mutate(), room, isPending, error }
}
