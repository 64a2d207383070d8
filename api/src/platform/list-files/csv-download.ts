import type { Log } from '../log/public.ts'
import { type CsvLine, csvFormatter } from './csv-file.ts'
import { createTurns } from './turns.ts'
import { watchedDownload } from './watched-download.ts'

// Each holds a connection to the database while it is downloaded.
const takeTurn = createTurns(3)
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

  async function* lines() {
    for (let piece = first; !piece.done; piece = await iterator.next()) yield* piece.value
  }
  return watchedDownload(lines(), csvFormatter(heads), { signal, log, longestMs, onEnd: () => void end() })
}
