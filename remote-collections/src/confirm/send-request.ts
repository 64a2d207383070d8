import { isRefusal } from '@invoice-card/api-client'
import type { collections, CreateRequestBody, ResponseOf } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { calls } from '../calls.ts'
import type { MadeRequest } from '../request-flow/flow.ts'
import { dispatch, readRequestFlow } from '../request-flow/store.ts'

/**
 * Makes the request. An attempt whose end is not known is sent again as it was, under its own key, whatever `body`
 * says.
 * @throws RefusalError where nothing was made; any other error leaves the attempt for another try
 */
export async function sendRequest(body: CreateRequestBody | null): Promise<void> {
  if (body !== null) dispatch({ type: 'submitted', attempt: { idempotencyKey: crypto.randomUUID(), body } })
  const flow = readRequestFlow()
  if (flow.stage !== 'submitting') return
  const { attempt, entry } = flow
  const key = attempt.idempotencyKey
  try {
    const made = await calls.collections.createRequestSeller({ body: attempt.body }, attempt)
    bus.emit('statsChanged', {})
    dispatch({ type: 'settled', key, draftKey: entry.draftKey, made: madeOf(made) })
  } catch (error) {
    if (isRefusal(error)) dispatch({ type: 'refused', key })
    throw error
  }
}

const madeOf = (request: ResponseOf<typeof collections.createRequestSeller>): MadeRequest => ({
  id: request.id,
  buyerName: request.buyer_name,
  email: request.buyer_email_address,
  amountYen: request.amount,
  depositDate: request.deposit_date ?? '',
  expiresAt: request.expires_at,
  sharedLink: request.shared_link,
})
