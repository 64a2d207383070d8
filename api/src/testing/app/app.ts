import type { Toggle } from '@invoice-card/environment/schema'
import { api, type Tokens } from '@invoice-card/contracts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { runOutbox } from '../../worker/run-inline.ts'
import { createLog } from '../../platform/log/log.ts'
import { listArrivedMails } from '../../platform/mail/store.ts'
import { createServices } from '../../services.ts'
import type { Services } from '../../platform/services/services.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { createTestClient, type TestClient } from './client.ts'
import { TestClock } from './clock.ts'
import { createCompany, type TestCompany } from './company.ts'
import { insertTestExaminers } from '../companies/examiners.ts'
import { createTestDatabase } from '../database/database.ts'
import { createTestProcesses } from './processes.ts'
import { createTestEnvironment } from './environment-set.ts'

export type Client = { readonly [Name in keyof typeof api]: TestClient<(typeof api)[Name]> }

export interface TestAppOptions {
  /** Environment variables as the process would read them. */
  readonly variables?: Readonly<Record<string, string>>
  /** Where the clock starts. */
  readonly startAt?: string
  readonly services?: Partial<Services>
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The real API on a real, empty database; only the clock is in the test's hand. */
export async function createTestApp({
  variables = {},
  startAt = '2026-11-20T01:00:00Z',
  services: overrides = {},
}: TestAppOptions = {}) {
  const database = await createTestDatabase()
  await insertTestExaminers(database.db)
  const dataDir = mkdtempSync(join(tmpdir(), 'invoice-card-api-'))
  const environment = createTestEnvironment(dataDir)
  const config = readConfig({
    ENVIRONMENT: 'local',
    DATA_DIR: dataDir,
    DATABASE_URL: database.urls.api,
    ...environment.variables,
    ...variables,
  })
  const clock = new TestClock(new Date(startAt))
  const own = createServices(config, 'api')
  const all: Services = {
    ...own,
    log: createLog('test', process.env.LOG_LEVEL ?? 'silent'),
    now: clock.now,
    ...overrides,
  }
  const processes = createTestProcesses(all, database)
  const { services, worker } = processes
  const app = createApp(services)

  const clientWith = (tokens: () => Tokens | null): Client =>
    // One client per resource, under the resource's name.
    Object.fromEntries(
      Object.entries(api).map(([name, contract]) => [name, createTestClient(app, contract, tokens)]),
    ) as unknown as Client

  const setToggles = (toggles: Readonly<Record<string, boolean | Partial<Toggle>>>): void =>
    environment.setToggles(
      Object.fromEntries(
        Object.entries(toggles).map(([name, toggle]) => [
          name,
          {
            is_on: true,
            when_off: name === 'collections' ? 'new' : 'all',
            ...(typeof toggle === 'boolean' ? { is_on: toggle } : toggle),
          },
        ]),
      ),
    )
  setToggles({ collections: true })

  return {
    app,
    ...processes,
    clock,
    /** What all processes together take. */
    config,
    db: database.db,
    databaseUrl: database.url,
    urls: database.urls,
    setToggles,
    environment,
    /** Calls without tokens. */
    anonymous: clientWith(() => null),
    clientWith,
    /** A signed-in user of a new company, or of the one given. */
    signIn: async (company?: TestCompany) => {
      const user = company ?? (await createCompany(database.db))
      const tokens = await startSession(database.db, services, user.userId, 'test')
      return { ...user, tokens, client: clientWith(() => tokens) }
    },
    /** Runs every job that is due, and those that they ask for. */
    runJobs: () => runOutbox(worker),
    /** Mails that arrived, newest first. */
    mailbox: () => listArrivedMails(database.db, 100),
    close: async () => {
      await Promise.all([own, processes.worker, processes.examiner].map(({ db }) => db.destroy()))
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
