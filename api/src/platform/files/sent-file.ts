import { buffer } from 'node:stream/consumers'
import type { Config } from '../config/public.ts'
import { fileKeys } from './keys.ts'
import { fileStoreOf } from './store-of.ts'
import type { FileRow } from './store.ts'

export interface Sent {
  readonly type: string
  readonly disposition: string
  readonly cacheControl: string
}

type Named = Pick<FileRow, 'id' | 'content_type' | 'file_name'>

export const download = ({ content_type, file_name }: Omit<Named, 'id'>): Sent => ({
  type: content_type,
  disposition: `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
  cacheControl: 'no-store',
})

/** The headers with which the browser shows a file only as the type that it was checked to be, with no rights. */
export const headersOf = ({ type, disposition, cacheControl }: Sent, size: number) => ({
  'content-type': type,
  'content-length': String(size),
  'content-disposition': disposition,
  'cache-control': cacheControl,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
})

/** An accepted file as it was uploaded, for a caller who may see it; null where its bytes are not there. */
export async function answerOriginal(
  config: Pick<Config, 'dataDir' | 'fileStore'>,
  { id, ...file }: Named,
): Promise<Response | null> {
  const opened = await fileStoreOf(config).open(fileKeys.original(id))
  if (!opened) return null
  // At most ten megabytes; a stream that nobody reads to its end would stay open.
  const bytes = await buffer(opened.stream)
  return new Response(new Uint8Array(bytes), { headers: headersOf(download(file), bytes.length) })
}
