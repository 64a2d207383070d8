import { isLive } from '../../books/payments/public.ts'
import type { PreItemRow } from './store.ts'

/**
 * Longer than a card company leaves its question open: a user who closed that window may begin again, and the payment
 * left there gives way.
 */
export const authenticationMs = 15 * 60_000

/** Whether a payment that claims the item may still become its invoice. */
export function isInProgress({ payment_id, discarded_at, holder_status, held_since }: PreItemRow, now: Date): boolean {
  if (
    payment_id !== null ||
    discarded_at !== null ||
    holder_status === null ||
    held_since === null ||
    !isLive({ status: holder_status })
  )
    return false
  return holder_status !== 'authentication_pending' || now.getTime() - held_since.getTime() < authenticationMs
}
