import { PassThrough } from 'node:stream'
import type { Log } from '../log/public.ts'
import { type ZipEntry, zipOf } from '../zip/public.ts'
import { createFairLimit } from '../fair-queue/public.ts'
import { createTurns } from './turns.ts'
import { watchedDownload } from './watched-download.ts'

// One that is read slowly costs little: some companies that read slowly must not hold up all others.
const takeTurn = createTurns(50)
/** Some ten kilobytes a second are enough for a hundred receipts. */
const longestMs = 5 * 60_000
// What is in it is made for it, in this thread: of all ZIPs one file at a time, in turn.
// A download that was left may still wait for its file.
const inOpeningTurn = createFairLimit({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 10 })

interface Download {
  readonly companyId: number
  readonly entries: AsyncIterable<ZipEntry>
  readonly request: Request
  readonly log: Log
}

/** A ZIP that is made while it is downloaded, one of a company at a time; 429 and null as of `csvDownload`. */
export async function zipDownload({
  companyId,
  entries,
  request: { method, signal },
  log,
}: Download): Promise<ReadableStream | null> {
  // Hono drops the body of its answer, and nobody would close it.
  if (method === 'HEAD' || signal.aborted) return null
  const onEnd = await takeTurn(companyId, signal)
  if (!signal.aborted)
    return watchedDownload(
      zipOf(openedInTurn(companyId, entries), async () => {}),
      new PassThrough(),
      { signal, log, longestMs, onEnd },
    )
  onEnd()
  return null
}

async function* openedInTurn(companyId: number, entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) yield { ...entry, open: () => inOpeningTurn(companyId, entry.open) }
}
