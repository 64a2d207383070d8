import type { RequestKeyReason } from '@invoice-card/contracts'
import { invoiceStatus, isAwaitingBuyer } from '@invoice-card/domain'
import type { KeyedRequest } from './store.ts'

/** Why a key leads nowhere, for any holder. */
export type InvalidKeyReason = Exclude<RequestKeyReason, 'unknown' | 'own_request' | 'other_address' | 'feature_off'>

type Keyed = Pick<
  KeyedRequest,
  'status' | 'expires_at' | 'revoked_at' | 'key_created_at' | 'addressed_at' | 'cancel_reason' | 'is_linked'
>

/**
 * The state of a key (docs/product.md#request-key), read from the request that it leads to. A customer has its request
 * from the start: its key is as good as any other until the customer has come by it, or it would say who is one.
 * That a newer link took its place matters only while the request waits for one.
 */
export function keyStateOf(
  { status, expires_at, revoked_at, key_created_at, addressed_at, cancel_reason, is_linked }: Keyed,
  now: Date,
): 'valid' | InvalidKeyReason {
  // What became of the request is no business of whom it is not addressed to any more.
  if (addressed_at !== null && key_created_at < addressed_at) return 'addressee_changed'
  if (status === invoiceStatus.expired) return 'expired'
  if (status === invoiceStatus.cancelled && cancel_reason === 'declined') return 'declined'
  // It was paid, and the payment cancelled: its seller withdrew nothing, and its buyer reads what became of it.
  if (status === invoiceStatus.cancelled) return isOfPayment(cancel_reason) ? 'used' : 'cancelled'
  if (!isAwaitingBuyer({ status }) || is_linked) return 'used'
  // The job that lets it lapse may be a few minutes late.
  if (expires_at <= now) return 'expired'
  return revoked_at === null ? 'valid' : 'replaced'
}

const isOfPayment = (reason: string | null): boolean =>
  reason === 'buyer' || reason === 'unanswered' || reason === 'examiner'
