import { isRefusal } from '@invoice-card/api-client'
import type { PreGroup } from '@invoice-card/contracts'
import { invoiceStatus } from '@invoice-card/domain'
import type { PreItemRef } from '../../checkout/entry.ts'

/** Why an item that a program prepared can be paid no more. */
export type EndOfItem =
  | { readonly kind: 'discarded' }
  /** A cancelled payment leaves its item registered. */
  | { readonly kind: 'paid' | 'cancelled'; readonly invoiceId: number }

/**
 * How the item has ended; null while it can be paid, and while its group is not known.
 * @param error with which the group could not be loaded
 */
export function endOfItem({ preId }: PreItemRef, group: PreGroup | undefined, error: unknown = null): EndOfItem | null {
  // A group of which everything is discarded is gone.
  if (isRefusal(error, 'pre_group_not_found')) return { kind: 'discarded' }
  const item = group?.items.find(({ pre_id }) => pre_id === preId)
  if (item?.is_discarded) return { kind: 'discarded' }
  const invoiceId = item?.invoice_id ?? null
  if (invoiceId === null) return null
  return { kind: item?.invoice_status === invoiceStatus.cancelled ? 'cancelled' : 'paid', invoiceId }
}
