import { once } from 'node:events'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'

/** Sends a path as it is: `fetch` would tidy it up. */
export async function sendRaw(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<IncomingMessage & { readonly body: string }> {
  const { hostname, port } = new URL(origin)
  const [response] = (await once(request({ hostname, port, path, ...options }).end(), 'response')) as [IncomingMessage]
  return Object.assign(response, { body: await text(response) })
}
