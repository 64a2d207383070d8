import { pipeline, Readable } from 'node:stream'
import { createFairLimit, TooManyWaiting } from '../fair-queue/public.ts'
import { type CsvLine, csvFormatter } from './csv-file.ts'
import { refusePlatform } from './refuse.ts'

// Each holds a connection to the database while it is downloaded.
const inTurn = createFairLimit({ max: 3, maxPerOwner: 1, maxWaitingPerOwner: 3 })
/** Who reads nothing for so long gets no more. */
const stallMs = 20_000

interface Download<Heads> {
  readonly companyId: number
  readonly heads: Heads
  readonly pieces: AsyncIterable<readonly CsvLine<Heads>[]>
  /** Of the request: who has gone waits for nothing. */
  readonly signal: AbortSignal
}

/**
 * A long file that is written while it is downloaded: one of a company at a time, and a few in all. Answers when its
 * turn has come, and 429 where too many of the company wait.
 */
export async function csvDownload<const Heads extends Readonly<Record<string, string>>>({
  companyId,
  heads,
  pieces,
  signal,
}: Download<Heads>): Promise<ReadableStream> {
  const turn = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => over.resolve())
  inTurn(companyId, () => {
    turn.resolve()
    return over.promise
  }).catch(turn.reject)
  await turn.promise.catch((error: unknown) => {
    throw error instanceof TooManyWaiting ? refusePlatform('too_many_requests') : error
  })

  const file = csvFormatter(heads)
  const stalled = setTimeout(() => file.destroy(new Error(`nothing was read for ${stallMs} ms`)), stallMs)
  async function* lines() {
    for await (const piece of pieces) {
      stalled.refresh()
      yield* piece
    }
  }
  pipeline(Readable.from(lines()), file, () => {
    clearTimeout(stalled)
    over.resolve()
  })
  // Node's own type of a web stream; `Response` takes it.
  return Readable.toWeb(file) as ReadableStream
}
