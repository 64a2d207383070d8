import { patiently } from '../cluster/patiently.ts'
import { connectOracle, type Violation } from '../oracle/world.ts'
import { isReleasedQuery, makeNextRelease } from './next-release.ts'
import type { Town } from '../clients/town.ts'

const kinds = ['api', 'worker', 'examiner'] as const

/**
 * Rolls the next release out once, process by process, while customers pay and others are killed. Its migration comes
 * first; processes of the release before go on beside it.
 */
export function createRollOut({ cluster, count }: Town) {
  const { root, remove } = makeNextRelease()
  let failure: unknown
  let state: 'waiting' | 'in progress' | 'done' = 'waiting'
  const roll = async (): Promise<void> => {
    await cluster.migrate(root)
    count('rolled.migrations')
    for (const kind of kinds) {
      await cluster.roll(kind, root)
      count(`rolled.${kind}`)
    }
  }
  return {
    get isInProgress() {
      return state === 'in progress'
    },
    get isDone() {
      return state === 'done'
    },
    start: (): void => {
      if (state !== 'waiting') return
      state = 'in progress'
      void roll()
        .catch((error: unknown) => {
          failure = error
        })
        .finally(() => {
          state = 'done'
        })
    },
    violations: async (): Promise<Violation[]> => {
      const { rows, close } = await patiently(() => connectOracle(cluster.databaseUrl))
      try {
        const [released] = await rows<{ count: number }>(isReleasedQuery)
        if (released?.count === 1 && failure === undefined) return []
        return [{ invariant: 'rollout', about: '', text: `the next release was not rolled out: ${String(failure)}` }]
      } finally {
        await close()
      }
    },
    remove,
  }
}
