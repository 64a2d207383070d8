import { isRefusal } from '@invoice-card/api-client'
import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { showAnswer, useDialogFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { calls } from '../../calls.ts'
import { preGroupQuery, preGroupsKey } from '../items/queries.ts'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'

/**
 * Puts one item of a group aside, or with null all that are not registered. A group of which nothing is left is left
 * for the list.
 * @param asked what its dialog asks about: an item, or `rest`; null while it is closed
 */
export function useDiscard(id: number, asked: number | 'rest' | null, close: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { failure, explain } = useDialogFailure(asked, close)
  const { mutate, isPending } = useMutation({
    mutationFn: async (preId: number | null) => {
      await (preId === null
        ? calls.preGroups.discardPreGroup({ params: { id } })
        : calls.preGroups.discardPreItem({ params: { id, preId } }))
    },
    onSuccess: async (_, preId) => {
      // Shown before the group is answered again: a row as it was would have its button pressed a second time.
      await showAnswer(
        queryClient,
        preGroupQuery(id).queryKey,
        group =>
          group && {
            ...group,
            items: group.items.map(item => (item.pre_id === preId ? { ...item, is_discarded: true } : item)),
          },
      )
      notify.success(messages.discarded)
      close()
    },
    onSettled: async (_, error, preId) => {
      const isGone = await queryClient.fetchQuery({ ...preGroupQuery(id), staleTime: 0 }).then(
        () => false,
        (error: unknown) => isRefusal(error, 'pre_group_not_found'),
      )
      if (isGone && isShown()) void navigate(paths.oauth, { replace: true })
      await queryClient.invalidateQueries({ queryKey: preGroupsKey, refetchType: isGone ? 'none' : 'active' })
      if (error) explain(error, { what: messages.unknown, texts: messages.refusals, about: preId ?? 'rest' })
    },
  })
  return { mutate, isPending, failure }
}
