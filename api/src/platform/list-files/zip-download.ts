import { PassThrough } from 'node:stream'
import type { Log } from '../log/public.ts'
import { type ZipEntry, zipOf } from '../zip/public.ts'
import { createTurns } from './turns.ts'
import { watchedDownload } from './watched-download.ts'

// What is in it is made for it, in this process.
const takeTurn = createTurns()

interface Download {
  readonly companyId: number
  readonly entries: AsyncIterable<ZipEntry>
  readonly request: Request
  readonly log: Log
}

/** A ZIP that is made while it is downloaded, in turn like `csvDownload`; null in the same cases. */
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
      zipOf(entries, async () => {}),
      new PassThrough(),
      { signal, log, onEnd },
    )
  onEnd()
  return null
}
