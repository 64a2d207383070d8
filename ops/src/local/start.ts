import { stopOrphan } from '@invoice-card/config/postgres'
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OpsError, repositoryRoot } from '../applications.ts'
import { watchCanaries } from '../canary/watch.ts'
import { dataDirectory, type DataDirectory } from '../data-directory.ts'
import { ensureDatabase, prepareDatabase, type RoleUrls } from './database.ts'
import { backofficeOrigin, cardFrameOrigin, edgeOrigin, localEnvironmentName, serverVariables } from './environment.ts'
import { writeInstance } from './instance.ts'
import { assertFree, readPorts, type Ports } from './ports.ts'
import { ProcessGroup, runToEnd, untilAnswering } from './processes.ts'
import { variantSecret } from './variant-secret.ts'

const run = promisify(execFile)
const report = (line: string) => console.log(line)

const dayMs = 86_400_000

/**
 * What a job does in production: `pnpm ops renew --when-due` once a day. Loaded only when it is due: `start`
 * takes a third of the memory without it.
 */
function renewDaily(data: DataDirectory): void {
  setInterval(() => {
    import('./renewal.ts')
      .then(({ renewLocally }) => renewLocally(data, report))
      .catch((error: unknown) =>
        report(`The environment was not renewed: ${error instanceof OpsError ? error.message : String(error)}`),
      )
  }, dayMs).unref()
}

/** `pnpm start`: everything, from a fresh clone to a product that answers. */
async function start(processes: ProcessGroup, data: DataDirectory, ports: Ports): Promise<void> {
  const [databases] = await Promise.all([
    startDatabase(processes, data, ports),
    runToEnd('ops/src/local/deploy-main.ts'),
    buildServers(),
  ])
  renewDaily(data)
  const secret = { VARIANT_SECRET: variantSecret(data, report) }
  const variables = serverVariables(data, ports)
  await writeInstance(data, ports, databases)

  processes.start({
    name: 'gateway-sandbox',
    file: 'gateway-sandbox/src/main.ts',
    environment: {
      ...variables,
      PORT: String(ports.cardFrame),
      CARD_ORIGIN: cardFrameOrigin(ports),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    },
  })
  processes.start({
    name: 'api',
    file: 'api/src/main.ts',
    environment: { ...variables, ...secret, DATABASE_URL: databases.api, PORT: String(ports.api) },
    graceMs: 16_000,
  })
  processes.start({
    name: 'edge',
    file: 'ops/src/edge/main.ts',
    environment: {
      PORT: String(ports.edge),
      ENVIRONMENT: localEnvironmentName,
      TRUST_FILE: data.trustFile,
      RELEASES_DIR: data.releases,
      ENVIRONMENT_DIR: data.environment(localEnvironmentName),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      SEEN_FILE: data.seen('edge', localEnvironmentName),
      ...secret,
    },
  })
  await Promise.all([
    untilAnswering(`${cardFrameOrigin(ports)}/healthz`, 'card frame'),
    untilAnswering(`${edgeOrigin(ports)}/healthz`, 'api behind the edge'),
    untilAnswering(edgeOrigin(ports), 'edge'),
  ])
  processes.start({
    name: 'backoffice',
    file: 'api/src/backoffice-server.ts',
    environment: { ...variables, DATABASE_URL: databases.examiner, BACKOFFICE_PORT: String(ports.backoffice) },
    graceMs: 16_000,
  })
  processes.start({
    name: 'worker',
    file: 'api/src/worker.ts',
    environment: { ...variables, DATABASE_URL: databases.worker },
    graceMs: 21_000,
  })
  watchCanaries(data, localEnvironmentName, report)
  await Promise.all([
    untilAnswering(`${backofficeOrigin(ports)}/readyz`, 'back office'),
    run(process.execPath, [join(repositoryRoot, 'api/src/seed.ts')], {
      cwd: repositoryRoot,
      env: { ...process.env, ...variables, DATABASE_URL: databases.owner },
    }).catch((error: { stderr?: string }) => {
      throw new OpsError(`The demo data could not be made:\n${error.stderr ?? String(error)}`)
    }),
  ])
}

async function startDatabase(processes: ProcessGroup, data: DataDirectory, ports: Ports): Promise<RoleUrls> {
  if (process.env.DATABASE_URL) return prepareDatabase(data, process.env.DATABASE_URL)
  processes.start({
    name: 'postgres',
    file: 'ops/src/local/postgres-main.ts',
    environment: { DATABASE_DIRECTORY: data.database, PORT: String(ports.database) },
  })
  return prepareDatabase(data, await ensureDatabase(data, ports.database))
}

const buildServers = () =>
  Promise.all(
    ['card-frame', 'api'].map(name =>
      run(process.execPath, [join(repositoryRoot, name, 'src/build.ts')], { cwd: repositoryRoot }),
    ),
  )

async function main(): Promise<void> {
  const ports = readPorts()
  const data = dataDirectory()
  const { database, ...others } = ports
  // First, or a second start would end the database of the first one.
  await assertFree(Object.values(others))
  if (!process.env.DATABASE_URL) {
    await stopOrphan(data.database)
    await assertFree([database])
  }
  await mkdir(data.root, { recursive: true })
  // The processes read what was compiled for them at the last start.
  process.env.NODE_COMPILE_CACHE ??= join(data.root, 'compiled')
  const processes = new ProcessGroup(data.logs)

  let stopping: Promise<void> | undefined
  const stop = (exitCode: number) => {
    stopping ??= processes.stop().then(() => process.exit(exitCode))
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  try {
    await start(processes, data, ports)
    report(`ready ${edgeOrigin(ports)}`)
    report(`demo account: demo@example.co.jp / Demo-2026-card`)
    report(`mailbox: ${edgeOrigin(ports)}/dev/mailbox`)
  } catch (error) {
    // A signal while starting makes steps fail; that is no failure to report.
    if (stopping) return
    console.error(error instanceof OpsError ? error.message : error)
    await stop(1)
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof OpsError ? error.message : error)
  process.exit(1)
})
