import { isRefusal } from '@invoice-card/api-client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commissionQuery } from '../calculation/commission-query.ts'
import { depositCalendarQuery } from '../deposit/deposit-calendar.ts'
import { draftsSaved } from '../draft/save-draft.ts'
import { requestBodyOf } from '../request-flow/application.ts'
import { attemptOf } from '../request-flow/selectors.ts'
import { dispatch, readDraft, readEntry, readRequestFlow } from '../request-flow/store.ts'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import type { RequestForm } from '../request-form/values.ts'
import { sendRequest } from './send-request.ts'

/** The one call that makes the request, and uses up its draft. */
export function useSending(form: RequestForm, accountId: number) {
  const queryClient = useQueryClient()
  const { data: fee, isPlaceholderData } = useQuery(commissionQuery(statedAmountsOf(form).billing_amount))
  const [isFeeMissing, setIsFeeMissing] = useState(false)

  const sending = useMutation({
    mutationFn: async ({ isDuplicateAccepted }: { isDuplicateAccepted: boolean }) => {
      // The last save names the draft that this request uses up.
      await draftsSaved()
      const now = readEntry()
      const body = fee && !isPlaceholderData ? requestBodyOf(form, now, readDraft(now), accountId, fee) : null
      const accepted = body && isDuplicateAccepted ? { ...body, is_duplicate_accepted: true } : body
      setIsFeeMissing(accepted === null && attemptOf(readRequestFlow()) === null)
      try {
        await sendRequest(accepted)
      } catch (error) {
        // Used or deleted in another tab: the request needs none.
        if (!isRefusal(error, 'draft_not_found') || accepted === null) throw error
        dispatch({ type: 'draftMissing' })
        const { draft_id: _, ...withoutDraft } = accepted
        await sendRequest(withoutDraft)
      }
    },
    // The draft is used up: its list, opened at once, must not show it.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['invoiceRequestDrafts'] }),
    onError: error => {
      if (isRefusal(error, 'service_fee_changed')) void queryClient.invalidateQueries({ queryKey: ['commission'] })
      if (isRefusal(error, 'deposit_date_not_available')) void queryClient.invalidateQueries(depositCalendarQuery)
    },
  })
  const send = (isDuplicateAccepted = false) => {
    if (!sending.isPending) sending.mutate({ isDuplicateAccepted })
  }
  return { send, isPending: sending.isPending, error: sending.isPending ? null : sending.error, isFeeMissing }
}
