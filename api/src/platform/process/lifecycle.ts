import type { Services } from '../services/public.ts'

/**
 * Ends the process in order on SIGTERM or SIGINT: it is not ready any more at once, then what is in progress is
 * finished, then the database is closed. Work that hangs is cut off after `graceMs`.
 */
export function stopOnSignal({ log, db, lifecycle }: Services, graceMs: number, finish: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    if (lifecycle.isStopping) return
    lifecycle.isStopping = true
    log.info('stopping: finishing what is in progress')
    setTimeout(() => {
      log.error(`stopped with work in progress after ${graceMs} ms`)
      process.exit(1)
    }, graceMs).unref()
    await finish()
    await db.destroy()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop())
}
