import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { readConfig } from '../../../api/src/platform/config/read-config.ts'
import { createServices } from '../../../api/src/services.ts'
import type { Services } from '../../../api/src/platform/services/services.ts'
import { signIn } from './data/callers.ts'
import { type BenchDatabase, withClient } from './data/database.ts'
import { measureDepth } from './measure/depth.ts'
import { measureLists, measureSearch } from './measure/lists.ts'
import { measurePayments } from './measure/payments.ts'
import { measureReads } from './measure/reads.ts'
import { measureStart } from './measure/startup.ts'
import { measureExport } from './measure/export.ts'
import { measureEachStat, measureStats } from './measure/stats.ts'
import type { Options } from './options.ts'
import { type RunningProcess, startApi, startBare, startSandbox, variablesOf } from './processes/product.ts'

export type Figures = Awaited<ReturnType<typeof measure>>

/** Measures the parts that were asked for, one after the other; what it starts is added to `running`. */
export async function measure(options: Options, database: BenchDatabase, running: RunningProcess[]) {
  const { parts, port, effort, rows } = options
  const { seconds, repeats, rounds } = effort
  const variables = variablesOf(options, database.url)
  const start = parts.has('startup') ? await measureStart(variables, database.url, port + 1, 2 * rounds) : null
  const keep = async (starting: Promise<RunningProcess>) => {
    running.push(await starting)
    return running.at(-1) as RunningProcess
  }
  const api = await keep(startApi(variables, port + 1))
  const services: Services = createServices(readConfig({ ...variables, LOG_LEVEL: 'silent' }), 'seed')
  try {
    const big = await signIn(services, 1)
    const paying = async () => {
      const sandbox = await keep(startSandbox(variables, port + 2))
      const processes = {
        api: api,
        PostgreSQL: { pid: database.pid, withChildren: true },
        sandbox,
        'this benchmark': { pid: process.pid },
      }
      return measurePayments(services, { api: api.origin, sandbox: sandbox.origin }, processes, effort)
    }
    const many = async () => Promise.all(Array.from({ length: 32 }, (_, index) => signIn(services, 2 + index)))
    return {
      conditions: await conditionsOf(options, database),
      start,
      stats: parts.has('stats') ? await measureStats(api.origin, big, seconds) : null,
      export: parts.has('export') ? await measureExport(api.origin, big, api.peakBytes) : null,
      eachStat: parts.has('stats') ? await measureEachStat(api.origin, big, seconds / 10) : null,
      lists: parts.has('lists') ? await measureLists(api.origin, big, { rows: rows / 2, effort }) : null,
      // Suppliers are numbered through: the first company has 2,000, each other ten.
      depth: parts.has('depth')
        ? await measureDepth(
            api.origin,
            { ...(await signIn(services, 2)), supplierId: 2001 },
            { ...big, supplierId: 1 },
            5 * repeats,
          )
        : null,
      search: parts.has('search') ? await measureSearch(api.origin, big, repeats) : null,
      reads: parts.has('reads')
        ? await measureReads(api.origin, (await keep(startBare(port + 3, database.url))).origin, await many(), effort)
        : null,
      payments: parts.has('payments') ? await paying() : null,
      peakBytes: api.peakBytes(),
    }
  } finally {
    await services.db.destroy()
  }
}

const conditionsOf = async ({ rows }: Options, { url, settings }: BenchDatabase) => ({
  rows,
  cpu: cpus()[0]?.model ?? '',
  cpus: cpus().length,
  memoryBytes: totalmem(),
  loadAverage: loadavg()[0]?.toFixed(1),
  node: process.version,
  settings,
  postgres: await withClient(
    url,
    async client => (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version,
  ),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  at: new Date().toISOString(),
})
