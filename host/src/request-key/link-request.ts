import { createClient, isRefusal, RefusalError, SessionEndedError, UnreachableError } from '@invoice-card/api-client'
import { Id, requestKeys, RequestKeyReason } from '@invoice-card/contracts'
import { bus, withOverlay } from '@invoice-card/events'
import { store } from '@invoice-card/session'
import { is } from 'valibot'
import { reportError } from '../reports/report.ts'
import { requestKeyMessages as messages } from './messages.ts'
import { pendingRequestKeyAtom, takeRequestKey } from '../session/pending-request-key.ts'

const client = createClient(requestKeys)

/** Links a request to the signed-in company; resolves with its invoice. */
export async function linkRequest(request_key: string): Promise<number> {
  const { invoice_id } = await client.linkRequestKey({ body: { request_key } })
  bus.emit('statsChanged', {})
  return invoice_id
}

/** Why a request was not linked, or undefined where that is not about the request. */
export function reasonOf(error: unknown): RequestKeyReason | undefined {
  const reason = error instanceof RefusalError ? error.details?.['reason'] : undefined
  return is(RequestKeyReason, reason) ? reason : undefined
}

/** The request of a link that its own seller opened, or undefined. */
export function ownRequestOf(error: unknown): number | undefined {
  const id = error instanceof RefusalError ? error.details?.['invoice_id'] : undefined
  return is(Id, id) ? id : undefined
}

export type LinkResult = { readonly invoiceId: number } | { readonly refusal: string; readonly requestKey: string }

/**
 * Links the request whose key is pending to the signed-in company (docs/product.md#request-key). Null when there is
 * none, or nobody is signed in any more.
 */
export async function linkPendingRequest(): Promise<LinkResult | null> {
  const requestKey = takeRequestKey()
  if (requestKey === '') return null
  try {
    return { invoiceId: await withOverlay(() => linkRequest(requestKey)) }
  } catch (error) {
    if (error instanceof SessionEndedError) {
      // Not the request's fault: it waits for the next sign-in.
      store.set(pendingRequestKeyAtom, requestKey)
      return null
    }
    if (!(error instanceof RefusalError || error instanceof UnreachableError)) reportError(error)
    return { requestKey, refusal: isRefusal(error, '2') && error.httpStatus === 400 ? error.message : messages.failed }
  }
}
