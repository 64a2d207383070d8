import { setTimeout as delay } from 'node:timers/promises'

/** PostgreSQL is killed with all that is in progress, again and again, on a busy machine: one recovery took 44 s. */
const maxWaitMs = 240_000

/** For the harness's own steps: the database may be gone for a moment. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(250)
    }
  }
}
