import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { api as contracts, type Tokens } from '@invoice-card/contracts'
import { readConfig } from '../../../api/src/platform/config/config.ts'
import { createServices } from '../../../api/src/services.ts'
import type { Services } from '../../../api/src/platform/services/services.ts'
import type { Client } from '../../../api/src/testing/app/app.ts'
import { createTestClient } from '../../../api/src/testing/app/client.ts'
import { createTestEnvironment } from '../../../api/src/testing/app/environment-set.ts'
import { freePort } from '@invoice-card/config/free-port'
import { startGateway } from '../../../api/src/testing/outside/gateway.ts'
import { startExaminers } from './examiners.ts'
import { startKillablePostgres } from './postgres.ts'
import { Supervised } from './supervised.ts'

const victims = ['api-1', 'api-2', 'worker', 'examiner', 'postgres'] as const
export type Victim = (typeof victims)[number]
export type Cluster = Awaited<ReturnType<typeof startCluster>>

// Four processes read their sources at once, beside whatever else this machine does.
const startTimeoutMs = 180_000
const callTimeoutMs = 45_000

/** The product as it runs for customers: PostgreSQL, two APIs, a worker, an examiner and the card gateway, each a process. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const logs = join(folder, 'logs')
  mkdirSync(logs)
  const [postgresPort, workerPort, ...apiPorts] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ] as const
  const postgres = await startKillablePostgres(join(folder, 'postgres'), postgresPort)
  const gateway = await startGateway()
  const origins = apiPorts.map(port => `http://127.0.0.1:${port}`)
  const environment = createTestEnvironment(folder)
  environment.setToggles({ collections: { is_on: true } })
  const variables = {
    ...environment.variables,
    ENVIRONMENT: 'local',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    EDGE_ORIGIN: origins[0] ?? '',
    GATEWAY_PUSH_ORIGIN: origins[1] ?? '',
    ...gateway.variables,
  }
  const startApi = (index: number) =>
    new Supervised({
      name: `api-${index + 1}`,
      file: 'api/src/main.ts',
      reads: ['api/src/server/app.ts', 'api/src/platform/database/migrate.ts', 'api/src/services.ts'],
      environment: { ...variables, PORT: String(apiPorts[index]) },
      logs,
      readyz: `${origins[index]}/readyz`,
    })
  const examiners = startExaminers({
    name: 'examiner',
    file: 'proofs/chaos/cluster/examiner.ts',
    reads: ['api/src/backoffice/commands/commands.ts', 'api/src/services.ts'],
    environment: variables,
    logs,
  })
  const worker = new Supervised({
    name: 'worker',
    file: 'api/src/worker.ts',
    reads: [
      'api/src/worker/dispatcher.ts',
      'api/src/worker/queue.ts',
      'api/src/platform/database/migrate.ts',
      'api/src/services.ts',
    ],
    environment: { ...variables, WORKER_HEALTH_PORT: String(workerPort) },
    logs,
    readyz: `http://127.0.0.1:${workerPort}/readyz`,
  })
  const processes = [startApi(0), startApi(1), worker, examiners.supervised]
  const services: Services = createServices(readConfig({ ...variables, LOG_LEVEL: 'silent' }), 'backoffice')
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map(one => one.close()))
    await services.db.destroy()
    await gateway.close()
    await postgres.stop()
  }
  // A process that is started again and again would keep the one that tests alive for ever.
  await Promise.all(origins.map(untilReady)).catch(async (error: unknown) => {
    await stop()
    throw error
  })

  let turn = 0
  /** Each call goes to the next API, as a load balancer would send it. */
  const app = {
    request: (path: string | Request | URL, init?: RequestInit) => {
      turn += 1
      return fetch(new URL(String(path), origins[turn % origins.length]), {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(callTimeoutMs),
      })
    },
  }
  return {
    folder,
    gateway,
    services,
    app,
    databaseUrl: postgres.url,
    backoffice: examiners.ask,
    clientWith: (tokens: () => Tokens | null): Client =>
      // One client per resource, under the resource's name.
      Object.fromEntries(
        Object.entries(contracts).map(([name, contract]) => [name, createTestClient(app, contract, tokens)]),
      ) as unknown as Client,
    kill: async (victim: Victim): Promise<void> => {
      if (victim === 'postgres') await postgres.killAndRestart()
      else processes.find(({ name }) => name === victim)?.kill()
    },
    isReady: (victim: Victim): boolean => processes.find(({ name }) => name === victim)?.isReady ?? true,
    /** Whoever worked before that is dead. */
    workerSince: () => worker.startedAt,
    untilReady: async () => {
      await Promise.all(origins.map(untilReady))
    },
    ownDeaths: () => processes.map(({ name, ownDeaths }) => ({ name, ...ownDeaths })),
    close: async ({ isKept }: { isKept: boolean }): Promise<void> => {
      await stop()
      if (!isKept) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (
      await fetch(`${origin}/api/v1/system/time`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await delay(100)
  }
  throw new Error(`${origin} does not answer after ${startTimeoutMs} ms`)
}
