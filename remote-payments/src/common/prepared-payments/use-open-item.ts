import { notify } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { calls } from '../calls.ts'
import { failureText } from '../failure-text.ts'
import { changePaymentFlow } from '../flow-state.ts'
import { keepGroup } from './flow-state.ts'
import { flowOfItem } from './flow-of-item.ts'
import { messages } from './messages.ts'
import { preGroupQuery } from './queries.ts'

/** Opens the payment flow with one item of a group, as the server has it now: somebody else may have paid it meanwhile. */
export function useOpenItem(preGroupId: number) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preId: number) => {
      const group = await calls.preGroups.getPreGroup({ params: { id: preGroupId } })
      queryClient.setQueryData(preGroupQuery(preGroupId).queryKey, group)
      keepGroup(group)
      const item = group.items.find(({ pre_id }) => pre_id === preId)
      if (!item || item.is_registered || item.is_discarded) return null
      return flowOfItem(preGroupId, item, store.get(loginUserAtom)?.transferPersonName ?? '', calls)
    },
    onSuccess: (flow) => {
      if (flow === null) return notify.error(messages.notOpen)
      changePaymentFlow(flow)
      void navigate(flow.invoiceFile ? paths.invoiceInfo : paths.create)
    },
    onError: error => notify.error(failureText(error)),
  })
}
