import { bus } from '@invoice-card/events'
import type { QueryClient } from '@tanstack/react-query'
import { preGroupsKey } from '../../prepared/items/queries.ts'

/** What a payment changes besides itself: its draft is gone, its supplier, account and card may be new. */
const changedKeys = [['payments'], ['drafts'], ['suppliers'], ['creditCards'], preGroupsKey]

/** Once a payment stands, lists and counts are asked again. */
export function refreshAfterPayment(queryClient: QueryClient): void {
  for (const queryKey of changedKeys) void queryClient.invalidateQueries({ queryKey })
  bus.emit('statsChanged', {})
}
