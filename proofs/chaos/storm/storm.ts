import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient } from '../clients/client.ts'
import { clientActions } from '../clients/actions.ts'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import type { ClusterSize } from '../cluster/size.ts'
import type { Takeovers } from '../cluster/takeovers.ts'
import { openJournal } from '../harness/journal.ts'
import type { Violation } from '../oracle/world.ts'
import { createRandom, type Random } from '../harness/random.ts'
import { injectGatewayFaults } from './faults.ts'
import { killAround } from './killer.ts'
import { calmDown, judgeTown } from './quiet.ts'
import { createRollOut } from './roll-out.ts'
import { createTown, type Town } from '../clients/town.ts'

export interface StormPlan {
  readonly seed: string
  readonly clients: number
  readonly minutes: number | null
  readonly kills: number | null
  readonly size: ClusterSize
  /** The next release is rolled out in the middle of it. */
  readonly isRolledOut: boolean
  /** Leaves database, journal and logs behind even where all holds. */
  readonly keep: boolean
  readonly onProgress: (line: string) => void
}

export interface StormReport {
  readonly seed: string
  readonly minutes: number
  readonly kills: number
  readonly operations: number
  readonly acknowledged: number
  readonly takeovers: Takeovers
  /** What was done and answered, what was spoilt and killed, each with its number. */
  readonly counts: Readonly<Record<string, number>>
  readonly violations: readonly Violation[]
  /** Database, journal and logs, retained where something was violated. */
  readonly folder: string | null
}

/** The oracle looks after so many kills. */
const killsBetweenLooks = 200

/**
 * Clients at work, a gateway on a bad day and a killer, until the time or the kills are over; then silence, and the
 * oracle.
 */
export async function runStorm(plan: StormPlan): Promise<StormReport> {
  const { seed, clients, minutes, kills, keep, onProgress } = plan
  const random = createRandom(seed)
  const lastsMs = (minutes ?? (kills === null ? 2 : 24 * 60)) * 60_000
  const cluster = await startCluster(plan.size)
  const journal = openJournal(join(cluster.folder, 'journal.jsonl'))
  const town = createTown(cluster, journal)
  const sum = (prefix: string) =>
    [...town.counts].filter(([name]) => name.startsWith(prefix)).reduce((total, [, count]) => total + count, 0)
  let startedAt = Infinity
  const partOver = (part: number) =>
    Date.now() >= startedAt + lastsMs * part || (kills !== null && sum('kills.') >= kills * part)
  const isOver = () => partOver(1)
  const release = plan.isRolledOut ? createRollOut(town) : null
  let violations: Violation[] = []
  let isRetained = true
  try {
    const people = await Promise.all(
      Array.from({ length: clients }, (_, index) => createClient(town, random.fork(`client-${index}`))),
    )
    startedAt = Date.now()
    const [faultLuck, killLuck] = [random.fork('faults'), random.fork('kills')]
    while (violations.length === 0 && !isOver()) {
      const until = sum('kills.') + killsBetweenLooks
      await disturb(town, people, { faultLuck, killLuck }, () => {
        if (partOver(0.5)) release?.start()
        return isOver() ? release?.isDone !== false : sum('kills.') >= until && !release?.isInProgress
      })
      const lastTurnAt = await calmDown(town)
      violations = [
        ...(await judgeTown(town, lastTurnAt)),
        ...fallen(cluster),
        ...(await cluster.takeovers.violations()),
      ]
      onProgress(
        `${sum('kills.')} kills, ${sum('actions.')} actions, ${town.invoices.length} payments acknowledged: ${violations.length} violations`,
      )
    }
    // An error that ended the storm early has prevented the release, too.
    if (release && violations.length === 0) violations = await release.violations()
    isRetained = keep || violations.length > 0
    return {
      seed,
      minutes: (Date.now() - startedAt) / 60_000,
      kills: sum('kills.'),
      operations: sum('actions.'),
      acknowledged: town.invoices.length,
      takeovers: await cluster.takeovers.figures(),
      counts: Object.fromEntries([...town.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      violations,
      folder: isRetained ? cluster.folder : null,
    }
  } finally {
    journal.close()
    // The data of a run that a defect ended is retained, too.
    if (isRetained) onProgress(`saved: ${cluster.folder}`)
    await cluster.close({ isRetained })
    release?.remove()
  }
}

/** The product outlives its neighbours, and one that starts before its database waits for it. */
const fallen = (cluster: Cluster): Violation[] =>
  cluster
    .ownDeaths()
    .filter(({ starting, running }) => starting + running > 0)
    .map(({ name, starting, running }) => ({
      invariant: 'survival',
      about: '',
      text: `${name} ended by itself: ${running} times while it worked, ${starting} times before it was ready`,
    }))

interface Luck {
  readonly faultLuck: Random
  readonly killLuck: Random
}

async function disturb(
  town: Town,
  people: readonly Client[],
  { faultLuck, killLuck }: Luck,
  isEnough: () => boolean,
): Promise<void> {
  const stopping = new AbortController()
  const everybody = Promise.all([
    injectGatewayFaults(town, faultLuck, stopping.signal),
    killAround(town, killLuck, stopping.signal),
    ...people.map(person => live(town, person, stopping.signal)),
  ])
  const enough = async (): Promise<void> => {
    while (!isEnough() && !stopping.signal.aborted) await delay(100)
  }
  try {
    // A defect of one of them ends the run with its own words.
    await Promise.race([everybody, enough()])
  } finally {
    stopping.abort()
  }
  await everybody
}

const weights = Object.fromEntries(Object.entries(clientActions).map(([name, { weight }]) => [name, weight]))

async function live(town: Town, person: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const name = person.random.weighted(weights)
    await clientActions[name]?.run(person)
    town.count(`actions.${name}`)
  }
}
