import { pipeline, Readable } from 'node:stream'
import { createFairLimit, TooManyWaiting } from '../fair-queue/public.ts'
import type { Log } from '../log/public.ts'
import { type CsvLine, csvFormatter } from './csv-file.ts'
import { refusePlatform } from '../http/public.ts'

// Each holds a connection to the database while it is downloaded.
const inTurn = createFairLimit({ max: 3, maxPerOwner: 1, maxWaitingPerOwner: 3 })
/** Shorter than an edge waits for an answer. */
const waitMs = 10_000
/** A reader that takes no line for so long gets no more: some kilobytes a second are enough. */
const stallMs = 20_000
const longestMs = 15 * 60_000

interface Download<Heads> {
  readonly companyId: number
  readonly heads: Heads
  readonly pieces: AsyncIterable<readonly CsvLine<Heads>[]>
  readonly request: Request
  readonly log: Log
}

/**
 * A long file that is written while it is downloaded: one of a company at a time, and a few in all. Answers when its
 * turn has come and the first lines are there, and 429 where that takes long. Null for `HEAD` and for a caller that has
 * left.
 */
export async function csvDownload<const Heads extends Readonly<Record<string, string>>>({
  companyId,
  heads,
  pieces,
  request: { method, signal },
  log,
}: Download<Heads>): Promise<ReadableStream | null> {
  // Hono drops the body of its answer, and nobody would close it.
  if (method === 'HEAD' || signal.aborted) return null
  const giveBack = await takeTurn(companyId, signal)
  const iterator = pieces[Symbol.asyncIterator]()
  // Only when the connection is free again, so that no more of them are taken than there are turns.
  const end = () =>
    Promise.resolve(iterator.return?.())
      .catch(() => undefined)
      .then(giveBack)
  const first = await iterator.next().catch(async (error: unknown) => {
    await end()
    throw error
  })
  if (signal.aborted) {
    await end()
    return null
  }

  const file = csvFormatter(heads)
  const stop = (reason: string) => () => file.destroy(new Error(reason))
  const stalled = setTimeout(stop(`no line was taken for ${stallMs} ms`), stallMs)
  const tooLong = setTimeout(stop(`not downloaded within ${longestMs} ms`), longestMs)
  async function* lines() {
    for (let piece = first; !piece.done; piece = await iterator.next()) {
      for (const line of piece.value) {
        stalled.refresh()
        yield line
      }
    }
  }
  pipeline(Readable.from(lines()), file, error => {
    clearTimeout(stalled)
    clearTimeout(tooLong)
    void end()
    // The caller sees a file that broke off; one that left is no error.
    if (error && !signal.aborted && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.warn({ err: error }, 'file broke off')
  })
  // Node's own type of a web stream; `Response` takes it.
  return Readable.toWeb(file) as ReadableStream
}

/** Waits for the company's turn, and gives what ends it. */
async function takeTurn(companyId: number, signal: AbortSignal): Promise<() => void> {
  const turn = Promise.withResolvers<() => void>()
  let isCancelled = false
  inTurn(companyId, async () => {
    if (isCancelled) return
    const over = Promise.withResolvers<void>()
    turn.resolve(over.resolve)
    await over.promise
  }).catch(turn.reject)
  const cancel = () => {
    isCancelled = true
    turn.reject(new TooManyWaiting(companyId, 1))
  }
  const timer = setTimeout(cancel, waitMs)
  signal.addEventListener('abort', cancel)
  try {
    return await turn.promise
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    return refusePlatform('too_many_requests', {
      message: 'ほかのファイルを作成しています。ダウンロードが終わってから、もう一度お試しください。',
      retryAfterSeconds: waitMs / 1000,
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
