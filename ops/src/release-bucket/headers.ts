import type { FileHeaders } from '@invoice-card/file-store'
import { immutable } from '../edge/headers.ts'
import { contentTypes } from '../edge/static.ts'

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** As the edge sends a file of a release, so that a network of caches may stand on the bucket. */
export function headersOf(file: string): FileHeaders {
  const [, plain = file, ending = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(file) ?? []
  const contentEncoding = encodings[ending]
  return {
    contentType: contentTypes[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    cacheControl: immutable,
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
  }
}
