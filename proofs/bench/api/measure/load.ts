export interface Load {
  readonly clients: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly count: number
}

/** Clients that each send their next call when the last was answered, for some seconds after a warm-up. */
export async function load(
  clients: number,
  seconds: number,
  act: (client: number, turn: number) => Promise<unknown>,
): Promise<Load> {
  const warmUpMs = Math.min(1000, seconds * 200)
  const startedAt = performance.now() + warmUpMs
  const until = startedAt + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const sentAt = performance.now()
        await act(client, turn)
        if (sentAt >= startedAt) times.push(performance.now() - sentAt)
      }
    }),
  )
  const elapsedMs = performance.now() - startedAt
  return { clients, perSecond: (times.length / elapsedMs) * 1000, ...percentiles(times) }
}

export function percentiles(times: readonly number[]): Pick<Load, 'p50' | 'p95' | 'p99' | 'count'> {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length }
}

export const median = (values: readonly number[]): number => percentiles(values).p50
