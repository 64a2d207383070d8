import { refusePlatform } from './refuse.ts'

/** Largest JSON body; files travel by signed URL. */
const defaultMaxBytes = 1024 * 1024

/** The JSON of a request, read no further than the limit. */
export async function readJsonBody(request: Request, maxBytes = defaultMaxBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refusePlatform('invalid_request')
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > maxBytes) refusePlatform('payload_too_large')
  // Node reads no more than was announced; its bytes as they come cost less than a stream of them.
  if (announced !== null && !request.headers.has('transfer-encoding')) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > maxBytes ? refusePlatform('payload_too_large') : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) refusePlatform('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
