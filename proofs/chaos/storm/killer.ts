import { setTimeout as delay } from 'node:timers/promises'
import { type Victim } from '../cluster/cluster.ts'
import type { Random } from '../random.ts'
import type { Town } from './town.ts'

const weights: Readonly<Record<Victim, number>> = { 'api-1': 6, 'api-2': 6, worker: 3, examiner: 4, postgres: 1 }

const sparing = 0.7

/** Kills with SIGKILL, at any moment, whoever it happens to be. */
export async function killAround({ cluster, count }: Town, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(random.between(30, 700))
    const victim = random.weighted(weights)
    // Most get as far as working: on a busy machine the killer would otherwise be faster than any start.
    const isSpared = random.chance(sparing) && !cluster.isReady(victim)
    if (isSpared) continue
    await cluster.kill(victim)
    count(`kills.${victim}`)
  }
}
