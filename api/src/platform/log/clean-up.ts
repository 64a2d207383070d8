import type { Log } from './log.ts'

/**
 * Runs what is to be done after a failure, before the caller throws that one on. Where this fails too, it is logged and
 * does not hide the first failure.
 */
export async function cleanUp(log: Log, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'what was to be done after a failure failed too')
  }
}
