import { createClient, isRefusal } from '@invoice-card/api-client'
import { oauth } from '@invoice-card/contracts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { readAuthorizationRequest } from './authorization-request.ts'
import { oauthMessages as messages } from './messages.ts'

const client = createClient(oauth)

/**
 * Loader of `/oauth/authorize`: who asks for what, or why that cannot be asked. A program that asks wrongly is never
 * redirected to.
 */
export async function loadRequest({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const asked = readAuthorizationRequest(new URL(request.url).search)
  if (!asked) return { refusal: messages.wrongRequest }
  try {
    return { asked, ...(await client.getAuthorization({ query: asked }, { signal: request.signal })) }
  } catch (error) {
    if (isRefusal(error)) return { refusal: error.message }
    throw error
  }
}
export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>
