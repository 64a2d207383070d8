import { refusePlatform } from './refuse.ts'

/** Largest JSON body; files travel by signed URL. */
const defaultMaxBytes = 1024 * 1024

/** The JSON of a request, read no further than the limit. */
export async function readJsonBody(request: Request, maxBytes = defaultMaxBytes): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refusePlatform('payload_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) refusePlatform('payload_too_large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    return refusePlatform('invalid_request')
  }
}
