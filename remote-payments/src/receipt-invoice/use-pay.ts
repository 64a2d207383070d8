import type { InvoiceFile } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { loginUserAtom, store } from '@invoice-card/session'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { calls } from '../calls.ts'
import { emptyApplication } from '../checkout/entry.ts'
import { dispatch } from '../checkout/store.ts'
import { draftOfFile } from '../draft/queue/draft-of-reading.ts'
import { useOpenItem } from '../prepared/items/use-open-item.ts'
import { paths } from '../paths.ts'
import type { Origin } from './origin.ts'

/**
 * The way into the payment flow with a file that is here: by its draft or its item where it has one, else with the file
 * alone.
 */
export function usePay(file: InvoiceFile, origin: Origin) {
  const navigate = useNavigate()
  const opening = useOpenItem(origin.kind === 'prepared' ? origin.preGroupId : 0)
  const beginning = useBeginning(file)
  const pay = () => {
    if (origin.kind === 'prepared') return opening.mutate(origin.preId)
    if (origin.kind === 'draft') return void navigate(paths.draft(origin.draftId))
    beginning.mutate()
  }
  return { pay, isPending: opening.isPending || beginning.isPending }
}

/** An address without its draft may be of a file that has one: what was typed into that is gone on with. */
function useBeginning({ file_id, file_name }: InvoiceFile) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  // A user who has left may be in another payment by now.
  const begin = (draftId: number | null, draftUpdatedAt: string | null = null) => {
    if (!isShown()) return
    dispatch({
      type: 'begun',
      application: {
        ...emptyApplication,
        invoiceFile: { file_id, file_name },
        draftId,
        draftUpdatedAt,
        isDraftUnsaved: draftId === null,
      },
    })
    void navigate(paths.invoiceInfo)
  }
  return useMutation({
    mutationFn: () =>
      calls.drafts.createDraft({
        body: { values: draftOfFile(file_id, store.get(loginUserAtom)?.transferPersonName ?? ''), draft_key: file_id },
      }),
    onSuccess: ({ id, was_there, updated_at }) => {
      if (was_there) return isShown() ? void navigate(paths.draft(id)) : undefined
      bus.emit('statsChanged', {})
      begin(id, updated_at)
    },
    // Without a draft it can be paid all the same; the form tries again, and says why.
    onError: () => begin(null),
  })
}
