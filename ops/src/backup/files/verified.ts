import { createHash } from 'node:crypto'

/** The bytes have another hash than was said, or fewer came. */
export class OtherBytes extends Error {
  override name = 'OtherBytes'
}

/** The store that is read from failed, and not the one that is written to. */
export class SourceFailed extends Error {
  override name = 'SourceFailed'
}

/**
 * Passes a stream on and ends it with an error where its hash is another one, so that a store has nothing of it.
 * @throws OtherBytes, SourceFailed with the stream's own error as its cause
 */
export async function* verified(bytes: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const iterator = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((cause: Error) => {
        throw new SourceFailed(cause.message, { cause })
      })
      if (next.done) break
      hash.update(next.value)
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
  const found = hash.digest('hex')
  if (found !== sha256) throw new OtherBytes(found)
}
