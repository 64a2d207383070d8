import { isRefusal } from '@invoice-card/api-client'
import type { CreateRequestBody, RequestSellerDetail } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { calls } from '../calls.ts'
import { removeUnsaved } from '../draft/unsaved-requests.ts'
import { changeCollectionFlow, readCollectionFlow, type RequestAttempt } from '../request-flow/flow-state.ts'

/**
 * Makes the request. An attempt whose end is not known is sent again as it was, under its own key, whatever `body` says.
 * @throws RefusalError where nothing was made; any other error leaves the attempt for another try
 */
export async function sendRequest(body: CreateRequestBody | null): Promise<void> {
  const attempt = readCollectionFlow().attempt ?? attemptOf(body)
  if (attempt === null) return
  changeCollectionFlow({ attempt })
  const { draftKey } = readCollectionFlow()
  try {
    const { shared_link, ...request } = await calls.collections.createRequestSeller({ body: attempt.body }, attempt)
    bus.emit('statsChanged', {})
    if (draftKey !== null) removeUnsaved(draftKey)
    if (isCurrent(attempt))
      changeCollectionFlow({ attempt: null, draftId: null, sharedLink: shared_link, made: madeOf(request) })
  } catch (error) {
    if (isRefusal(error) && isCurrent(attempt)) changeCollectionFlow({ attempt: null })
    throw error
  }
}

const attemptOf = (body: CreateRequestBody | null): RequestAttempt | null =>
  body === null ? null : { idempotencyKey: crypto.randomUUID(), body }

/** The flow may have been left meanwhile. */
const isCurrent = ({ idempotencyKey }: RequestAttempt): boolean =>
  readCollectionFlow().attempt?.idempotencyKey === idempotencyKey

const madeOf = (request: RequestSellerDetail) => ({
  id: request.id,
  buyerName: request.buyer_name,
  email: request.buyer_email_address,
  amountYen: request.amount,
  depositDate: request.deposit_date ?? '',
  expiresAt: request.expires_at,
})
