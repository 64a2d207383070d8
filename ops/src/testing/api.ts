import { freePort } from '@invoice-card/config/free-port'
import { runPostgres } from '@invoice-card/config/postgres'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repositoryRoot } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath } from '../environment/stored/files.ts'
import { ensureDatabase, prepareDatabase } from '../local/database.ts'
import { untilAnswering } from '../local/processes.ts'
import { stopBeforeRemoval } from './store.ts'

/** The product's API as a process, on a database of its own, for the environment local; gives their origins. */
export async function startApi(data: DataDirectory, variables: Readonly<Record<string, string>>) {
  const [databasePort, port] = [await freePort(), await freePort()]
  const folder = join(data.root, 'postgres')
  const startDatabase = () => runPostgres({ folder, port: databasePort, settings: { fsync: 'off' } })
  let postgres = await startDatabase()
  const databases = await prepareDatabase(data, await ensureDatabase(data, databasePort))
  const child = spawn(process.execPath, [join(repositoryRoot, 'api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ENVIRONMENT: 'local',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: data.root,
      DATABASE_URL: databases.api,
      ENVIRONMENT_FILE: currentSetPath(data, 'local'),
      TRUST_FILE: data.trustFile,
      ...variables,
    },
  })
  stopBeforeRemoval(data, async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGKILL')) await ended
    await postgres.stop()
  })
  const origin = `http://127.0.0.1:${port}`
  const untilReady = () => untilAnswering(`${origin}/readyz`, 'api')
  await untilReady()
  return {
    origin,
    databases,
    /** Does `work` while the database is away. */
    async withoutDatabase(work: () => Promise<void>): Promise<void> {
      await postgres.stop()
      await work()
      postgres = await startDatabase()
      await untilReady()
    },
  }
}
