import { createClient, isRefusal, RefusalError, SessionEndedError, UnreachableError } from '@invoice-card/api-client'
import { requestKeys } from '@invoice-card/contracts'
import { bus, withOverlay } from '@invoice-card/events'
import { store } from '@invoice-card/session'
import { reportError } from '../remotes/report.ts'
import { requestKeyMessages as messages } from './messages.ts'
import { pendingRequestKeyAtom, takeRequestKey } from './pending-key.ts'

const client = createClient(requestKeys)

export type LinkResult = { readonly invoiceId: number } | { readonly refusal: string }

/** Links the request whose key is pending to the signed-in company (SPEC §2, §8). Null when there is none, or nobody is signed in any more. */
export async function linkPendingRequest(): Promise<LinkResult | null> {
  const request_key = takeRequestKey()
  if (request_key === '') return null
  try {
    const { invoice_id } = await withOverlay(() => client.linkRequestKey({ body: { request_key } }))
    bus.emit('statsChanged', {})
    return { invoiceId: invoice_id }
  }
  catch (error) {
    if (error instanceof SessionEndedError) {
      // Not the request's fault: it waits for the next sign-in.
      store.set(pendingRequestKeyAtom, request_key)
      return null
    }
    if (!(error instanceof RefusalError || error instanceof UnreachableError)) reportError(error)
    return { refusal: isRefusal(error, '2') && error.httpStatus === 400 ? error.message : messages.failed }
  }
}
