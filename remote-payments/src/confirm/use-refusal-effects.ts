import type { RefusalError } from '@invoice-card/api-client'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dispatch } from '../checkout/store.ts'
import { refreshCalendar } from '../invoice-values/transfer-calendar.ts'
import { preGroupsKey } from '../prepared/items/queries.ts'

/** Whether the invoice is paid already, perhaps in another tab. */
export const isRefusedAsPaid = (refusal: RefusalError | null): boolean =>
  refusal?.code === 'duplicate_invoice' || refusal?.code === 'file_already_used'

const askFileAgain = (queries: QueryClient, fileId: string) =>
  queries.invalidateQueries({ queryKey: ['invoiceFiles', fileId] })

const askItemAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: preGroupsKey })

/** By the code of a refusal: what the screen showed until then, and is not true any more. */
const effects: Readonly<Record<string, (queries: QueryClient, fileId: string) => unknown>> = {
  commission_changed: queries => queries.invalidateQueries({ queryKey: ['commission'] }),
  transfer_date_not_available: refreshCalendar,
  duplicate_invoice: askFileAgain,
  file_already_used: askFileAgain,
  pre_item_not_found: askItemAgain,
  pre_item_already_registered: askItemAgain,
  pre_item_payment_in_progress: askItemAgain,
  draft_not_found: () => dispatch({ type: 'draftMissing' }),
}

/** Asks again for what a refused application was based on. */
export function useRefusalEffects(refusal: RefusalError | null, fileId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (refusal !== null) void effects[refusal.code]?.(queries, fileId)
  }, [refusal, fileId, queries])
}
