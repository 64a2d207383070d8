import { invoiceStatus, type InvoiceStatusValue } from '@invoice-card/domain'

interface Keyed { readonly status: InvoiceStatusValue, readonly expires_at: Date }

/** SPEC §4 Request key, read from the request that it leads to: a key has no state of its own. */
export function keyStateOf({ status, expires_at }: Keyed, now: Date): 'valid' | 'used' | 'expired' | 'invalid' {
  if (status === invoiceStatus.expired) return 'expired'
  if (status === invoiceStatus.cancelled) return 'invalid'
  if (status !== invoiceStatus.buyerNotRegistered) return 'used'
  // The job that lets it lapse may be a few minutes late.
  return expires_at <= now ? 'expired' : 'valid'
}
