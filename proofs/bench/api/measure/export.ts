import type { Caller } from '../data/callers.ts'
import { succeed } from './http.ts'

export interface ExportFigure {
  readonly rows: number
  readonly bytes: number
  /** From the call of the link to the first bytes, and to the last. */
  readonly firstMs: number
  readonly allMs: number
  /** By how much the most memory that the api ever held grew. */
  readonly grownBytes: number
}

/** All payments of a company as one CSV file. */
export async function measureExport(origin: string, caller: Caller, peakBytes: () => number): Promise<ExportFigure> {
  const { text } = await succeed(`${origin}/api/v1/invoices/export`, caller.headers)
  const { download_url } = JSON.parse(text) as { download_url: string }
  const peakBefore = peakBytes()
  const startedAt = performance.now()
  const response = await fetch(new URL(download_url, origin))
  if (!response.ok || response.body === null) throw new Error(`the file answered ${response.status}`)
  let firstMs = 0
  let bytes = 0
  let lines = 0
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    firstMs ||= performance.now() - startedAt
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  const allMs = performance.now() - startedAt
  return { rows: lines - 1, bytes, firstMs, allMs, grownBytes: peakBytes() - peakBefore }
}
