import { AsyncLocalStorage } from 'node:async_hooks'
import type { Checkpoint } from '../../../api/src/platform/services/checkpoints.ts'

interface Life {
  readonly dieAt: Checkpoint | null
  isDead: boolean
}

/** Thrown where the process dies; nothing that it was doing goes on. */
class Death extends Error {
  override name = 'Death'
}

const lives = new AsyncLocalStorage<Life>()

/** For the services: dies where the running case says so. A process that is dead passes no further point. */
export const checkpoint = (point: Checkpoint): void => {
  const life = lives.getStore()
  if (!life || (!life.isDead && life.dieAt !== point)) return
  life.isDead = true
  throw new Death(`died at ${point}`)
}

/** For the clients of the process: it answers no more. */
export const stayIfAlive = (): void => {
  if (lives.getStore()?.isDead) throw new Death('the process is gone')
}

/** Runs work in a process that dies at the point; returns whether it did. */
export async function mortal(dieAt: Checkpoint | null, work: () => Promise<void>): Promise<boolean> {
  const life: Life = { dieAt, isDead: false }
  await lives.run(life, async () => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Death)) throw error
    }
  })
  return life.isDead
}
