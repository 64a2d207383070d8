import { setTimeout as delay } from 'node:timers/promises'
import type { Kind } from '../cluster/size.ts'
import type { Random } from '../harness/random.ts'
import type { Town } from '../clients/town.ts'

const weights: Readonly<Record<Kind, number>> = { edge: 4, api: 12, worker: 5, examiner: 4, postgres: 1 }

/** How often somebody is spared while another of its kind is still starting. */
const sparing = 0.95

/**
 * Kills with SIGKILL, at any moment, any process. Most of the time one of each kind is left, as where one machine of
 * two is lost, and on a busy machine the killer would otherwise be faster than any start; now and then none is.
 */
export async function killAround({ cluster, count }: Town, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(random.between(30, 700))
    const kind = random.weighted(weights)
    const victim = random.pick(cluster.namesOf(kind)) ?? 'postgres'
    const isSpared = random.chance(sparing) && !cluster.isComplete(kind)
    if (isSpared) continue
    await cluster.kill(victim)
    count(`kills.${victim}`)
  }
}
