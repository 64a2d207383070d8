import { isRefusal } from '@invoice-card/api-client'

/**
 * Why a draft was not saved. `changed`: another tab has saved it since. `sent`: it became a request, whose id is null
 * where its file is behind a payment.
 */
export type DraftFailure =
  | { readonly status: 'failed' | 'limit' | 'changed' }
  | { readonly status: 'sent'; readonly requestId: number | null }

export function draftFailureOf(error: unknown): DraftFailure {
  if (isRefusal(error, 'draft_limit_reached')) return { status: 'limit' }
  if (isRefusal(error, 'draft_changed')) return { status: 'changed' }
  if (!isRefusal(error, 'draft_already_sent')) return { status: 'failed' }
  const id = Number(error.details['invoice_id'])
  return { status: 'sent', requestId: id > 0 ? id : null }
}
