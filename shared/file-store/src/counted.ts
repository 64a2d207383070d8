import { createHash } from 'node:crypto'
import { FileTooLarge, type StoredFile } from './file-store.ts'

/** A stream that is counted and hashed while it passes. */
export interface Counted {
  readonly bytes: AsyncGenerator<Uint8Array>
  /** Once all have passed. */
  result(): StoredFile
  /** Why the stream ended early: its own error, or that it is too large. Undefined where it did not. */
  failure(): { readonly error: unknown } | undefined
}

/** @param maxBytes more than these end the stream with FileTooLarge */
export function counted(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Counted {
  const hash = createHash('sha256')
  let size = 0
  let failure: { readonly error: unknown } | undefined
  const pass = async function* () {
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength
        if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`)
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  return { bytes: pass(), result: () => ({ size, sha256: hash.digest('hex') }), failure: () => failure }
}

/** Hexadecimal SHA-256 of a stream. */
export async function hashOfStream(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
