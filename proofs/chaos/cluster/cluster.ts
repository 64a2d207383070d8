import { execFile as execFileWithCallback } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { api as contracts, type Tokens } from '@invoice-card/contracts'
import { freePort } from '@invoice-card/config/free-port'
import { readConfig } from '../../../api/src/platform/config/read-config.ts'
import { createServices } from '../../../api/src/services.ts'
import type { Services } from '../../../api/src/platform/services/services.ts'
import type { Client } from '../../../api/src/testing/app/app.ts'
import { createTestClient } from '../../../api/src/testing/app/client.ts'
import { createTestEnvironment } from '../../../api/src/testing/app/environment-set.ts'
import { prepareDatabase } from '../../../api/src/testing/database/prepare.ts'
import { startGateway } from '../../../api/src/testing/outside/gateway.ts'
import { createBalancer } from './balancer.ts'
import { insertTestExaminers } from '../../../api/src/testing/companies/examiners.ts'
import { startExaminers } from './examiners.ts'
import { apiPlan, edgePlan, examinerPlan, workerPlan } from './plans.ts'
import { startKillablePostgres } from './postgres.ts'
import type { ClusterSize, Kind } from './size.ts'
import { patiently } from './patiently.ts'
import { Supervised } from './supervised.ts'
import { watchTakeovers } from './takeovers.ts'

const execFile = promisify(execFileWithCallback)

export type Cluster = Awaited<ReturnType<typeof startCluster>>

// Many processes read their sources at once, beside whatever else this machine does.
const startTimeoutMs = 600_000

/**
 * The product as it runs for customers: edges, APIs, workers, an examiner, PostgreSQL and the card gateway, each a
 * process.
 */
export async function startCluster(size: ClusterSize) {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const logs = join(folder, 'logs')
  mkdirSync(logs)
  const edges = await freeOrigins(size.edges)
  const apis = await freeOrigins(size.apis)
  const workerPorts = await freePorts(size.workers)
  const postgres = await startKillablePostgres(join(folder, 'postgres'), await freePort())
  const databases = await prepareDatabase(postgres.url)
  const gateway = await startGateway()
  const environment = createTestEnvironment(folder)
  environment.setToggles({ collections: { is_on: true } })
  const variables = {
    ...environment.variables,
    ENVIRONMENT: 'local',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    EDGE_ORIGIN: edges[0] ?? '',
    GATEWAY_PUSH_ORIGIN: edges.at(-1) ?? '',
    ...gateway.variables,
  }
  const product = { folder, logs, edges, apis, databases, variables }
  const examiners = startExaminers(examinerPlan(product))
  const processes = [
    ...edges.map((_, index) => new Supervised(edgePlan(product, index))),
    ...apis.map((_, index) => new Supervised(apiPlan(product, index))),
    ...workerPorts.map((port, index) => new Supervised(workerPlan(product, index, port))),
    examiners.supervised,
  ]
  const ofKind = (kind: Kind) => processes.filter(one => one.kind === kind)
  // Prepares what people begin with, and looks behind.
  const services: Services = createServices(
    readConfig({ ...variables, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }),
    'backoffice',
  )
  let isPostgresUp = true
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map(one => one.close()))
    await services.db.destroy()
    await gateway.close()
    await postgres.stop()
  }
  const untilReady = () => Promise.all(processes.map(untilItWorks))
  // A process that is started again and again would keep the one that tests alive for ever.
  await untilReady()
    .then(() => insertTestExaminers(services.db))
    .catch(async (error: unknown) => {
      await stop()
      throw error
    })
  const takeovers = await watchTakeovers(
    postgres.url,
    () => isPostgresUp && ofKind('worker').some(({ isReady }) => isReady),
  )
  const app = createBalancer(edges)
  return {
    folder,
    gateway,
    services,
    app,
    takeovers,
    databaseUrl: postgres.url,
    backoffice: examiners.ask,
    clientWith: (tokens: () => Tokens | null): Client =>
      // One client per resource, under the resource's name.
      Object.fromEntries(
        Object.entries(contracts).map(([name, contract]) => [name, createTestClient(app, contract, tokens)]),
      ) as unknown as Client,
    namesOf: (kind: Kind): readonly string[] => (kind === 'postgres' ? [kind] : ofKind(kind).map(({ name }) => name)),
    kill: async (victim: string): Promise<void> => {
      if (victim !== 'postgres') return processes.find(({ name }) => name === victim)?.kill()
      isPostgresUp = false
      await postgres.killAndRestart()
      isPostgresUp = true
    },
    /** All of a kind work; all there are, for the one that they share. */
    isComplete: (kind: Kind): boolean =>
      (kind === 'postgres' ? processes : ofKind(kind)).every(({ isReady }) => isReady),
    /**
     * As a deploy does before its first process: in a process of its own, as the owner, again where PostgreSQL died.
     */
    migrate: (sources: string): Promise<unknown> =>
      patiently(() =>
        execFile(process.execPath, [join(sources, 'api/src/database.ts'), 'migrate'], {
          cwd: sources,
          env: { ...variables, DATABASE_URL: databases.owner },
        }),
      ),
    /** Starts every process of a kind again from other sources, one after the other. */
    roll: async (kind: Kind, sources: string): Promise<void> => {
      for (const one of ofKind(kind)) {
        await one.rollTo(sources)
        await untilItWorks(one)
      }
    },
    untilReady,
    ownDeaths: () => processes.map(({ name, ownDeaths }) => ({ name, ...ownDeaths })),
    close: async ({ isRetained }: { isRetained: boolean }): Promise<void> => {
      await takeovers.close()
      await stop()
      if (!isRetained) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

const freeOrigins = async (count: number): Promise<string[]> =>
  (await freePorts(count)).map(port => `http://127.0.0.1:${port}`)

async function untilItWorks(one: Supervised): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (one.isReady) return
    await delay(50)
  }
  throw new Error(`${one.name} does not work after ${startTimeoutMs} ms`)
}
