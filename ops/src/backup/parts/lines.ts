import { createGunzip, createGzip, constants } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { FileStore } from '@invoice-card/file-store'
import type { Part } from './manifest.ts'

/** The largest part: a table of so many compressed bytes would have to be cut. */
const mostBytes = 150 * 1024 ** 3

/** Stores a stream compressed, at most so many bytes of it in memory as its pipes hold. */
export async function storeCompressed(store: FileStore, key: string, bytes: Readable): Promise<Part> {
  let stored: Part | undefined
  await pipeline(
    bytes,
    createGzip({ level: constants.Z_BEST_SPEED }),
    async (compressed: AsyncIterable<Uint8Array>) => {
      stored = await store.put(key, compressed, mostBytes)
    },
  )
  if (!stored) throw new Error(`${key} was not stored`)
  return { size: stored.size, sha256: stored.sha256 }
}

/** The bytes of a compressed part, or null where it is not there. */
export async function openCompressed(store: FileStore, key: string): Promise<Readable | null> {
  const opened = await store.open(key)
  if (!opened) return null
  const unpacked = createGunzip()
  // The reader gets the error of either.
  pipeline(opened.stream, unpacked).catch((error: Error) => unpacked.destroy(error))
  return unpacked
}

/** The lines of a text, without their ends. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
