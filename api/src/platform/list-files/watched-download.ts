import { pipeline, Readable, type Transform } from 'node:stream'
import type { Log } from '../log/public.ts'

/** A reader that takes no piece for so long gets no more: some kilobytes a second are enough. */
const stallMs = 20_000

interface Watched {
  readonly signal: AbortSignal
  readonly log: Log
  readonly longestMs: number
  /** Called once, however the download ends. */
  readonly onEnd: () => void
}

/** Sends pieces through `file` as fast as they are read, and breaks off for a reader that stalls or takes too long. */
export function watchedDownload(
  pieces: AsyncIterable<unknown>,
  file: Transform,
  { signal, log, longestMs, onEnd }: Watched,
): ReadableStream {
  const stop = (reason: string) => () => file.destroy(new Error(reason))
  const stalled = setTimeout(stop(`nothing was taken for ${stallMs} ms`), stallMs)
  const tooLong = setTimeout(stop(`not downloaded within ${longestMs} ms`), longestMs)
  async function* taken() {
    for await (const piece of pieces) {
      stalled.refresh()
      yield piece
    }
  }
  pipeline(Readable.from(taken()), file, error => {
    clearTimeout(stalled)
    clearTimeout(tooLong)
    onEnd()
    // The caller sees a file that broke off; one that left is no error.
    if (error && !signal.aborted && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.warn({ err: error }, 'file broke off')
  })
  // Node's own type of a web stream; `Response` takes it.
  return Readable.toWeb(file) as ReadableStream
}
