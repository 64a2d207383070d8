import { readFile } from 'node:fs/promises'
import { treeOf } from './process-tree.ts'

const everyMs = 200

/** Watches what a process and all that it starts hold in memory. Linux only: elsewhere the peak is 0. */
export function watchMemory(processId: number): { readonly stop: () => number } {
  let peakBytes = 0
  let isWatching = true
  void (async () => {
    while (isWatching) {
      const sizes = await Promise.all((await treeOf(processId)).map(proportionalBytes))
      peakBytes = Math.max(
        peakBytes,
        sizes.reduce((sum, size) => sum + size, 0),
      )
      await new Promise(resolve => setTimeout(resolve, everyMs))
    }
  })()
  return {
    stop: () => {
      isWatching = false
      return peakBytes
    },
  }
}

/**
 * Proportional set size: a page that several processes share, such as PostgreSQL's buffers, counts once in their sum.
 */
async function proportionalBytes(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}
