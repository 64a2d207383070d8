import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { notifyFailure, showAnswer } from '@invoice-card/remote'
import { loginUserAtom, store } from '@invoice-card/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { calls } from '../../calls.ts'
import type { Application } from '../../checkout/entry.ts'
import { dispatch } from '../../checkout/store.ts'
import { saveGroup } from './flow-state.ts'
import { applicationOfItem } from './application-of-item.ts'
import { messages } from './messages.ts'
import { preGroupQuery } from './queries.ts'

/** What came of opening an item: why not, the draft that continues it, or the application that it begins. */
type Opening =
  | { refusal: string; draftId?: never; application?: never }
  | { refusal?: never; draftId: number; application?: never }
  | { refusal?: never; draftId?: never; application: Application }

/**
 * Opens the payment flow with one item of a group, as the server has it now: it may have been paid meanwhile, or begun
 * in another window. One that was begun and saved is continued where it was left.
 */
export function useOpenItem(preGroupId: number) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preId: number): Promise<Opening> => {
      const group = await calls.preGroups.getPreGroup({ params: { id: preGroupId } })
      await showAnswer(queryClient, preGroupQuery(preGroupId).queryKey, group)
      saveGroup(group)
      const item = group.items.find(({ pre_id }) => pre_id === preId)
      if (!item || item.is_registered || item.is_discarded) return { refusal: messages.notOpen }
      if (item.is_in_progress) return { refusal: messages.inProgress }
      if (item.draft_id !== null) return { draftId: item.draft_id }
      const transferPersonName = store.get(loginUserAtom)?.transferPersonName ?? ''
      return { application: await applicationOfItem(preGroupId, item, transferPersonName, calls) }
    },
    onSuccess: ({ refusal, draftId, application }) => {
      if (refusal !== undefined) return notify.error(refusal)
      // A user who has left may be in another payment by now.
      if (!isShown()) return
      if (draftId !== undefined) return void navigate(paths.draft(draftId))
      dispatch({ type: 'begun', application })
      void navigate(application.invoiceFile ? paths.invoiceInfo : paths.create)
    },
    onError: error => notifyFailure(error, messages.failed),
  })
}
