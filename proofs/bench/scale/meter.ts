import type { Db } from '../../../api/src/platform/database/connection.ts'
import { recordingStatements } from '../../../api/src/testing/contract/send-call.ts'
import { readWritten } from './data/written.ts'

/** What a step costs, for one invoice. */
export interface Cost {
  readonly statements: number
  readonly commits: number
  readonly walBytes: number
  readonly jobs: number
  readonly ms: number
}

const own = /pg_current_wal_insert_lsn/

/** Measures steps one after the other, and adds up what each of them costs over all invoices. */
export function createMeter(db: Db) {
  const costs = new Map<string, Cost[]>()
  return {
    /** `shared`: what is done for so many invoices at once. */
    step: async <T>(name: string, work: () => Promise<T>, shared = 1): Promise<T> => {
      const before = await readWritten(db)
      const startedAt = performance.now()
      const { answer, statements } = await recordingStatements(async () => ({ answer: await work() }))
      const ms = performance.now() - startedAt
      const after = await readWritten(db)
      const cost = {
        statements: statements.filter(text => !own.test(text)).length / shared,
        commits: (after.commits - before.commits) / shared,
        walBytes: (after.walBytes - before.walBytes) / shared,
        jobs: (after.jobs - before.jobs) / shared,
        ms: ms / shared,
      }
      costs.set(name, [...(costs.get(name) ?? []), cost])
      return answer
    },
    /** Means of the counts, medians of the times. */
    figures: (): Readonly<Record<string, Cost>> =>
      Object.fromEntries([...costs].map(([name, all]) => [name, summaryOf(all)])),
  }
}

function summaryOf(all: readonly Cost[]): Cost {
  const mean = (of: (cost: Cost) => number) => all.reduce((sum, cost) => sum + of(cost), 0) / all.length
  return {
    statements: mean(cost => cost.statements),
    commits: mean(cost => cost.commits),
    walBytes: mean(cost => cost.walBytes),
    jobs: mean(cost => cost.jobs),
    ms: all.map(({ ms }) => ms).toSorted((a, b) => a - b)[all.length >> 1] ?? 0,
  }
}
