import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect as connectSocket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { createLog } from '../log/log.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { freePort } from '@invoice-card/config/free-port'
import { startProcess } from '../../testing/app/process.ts'
import { awaitDatabase } from './await-database.ts'
import { migrate } from './migrate.ts'
import { isDatabaseDown } from './unreachable.ts'

let api: TestApp
let folder: string
before(async () => {
  api = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'await-database-'))
})
after(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The URL of a database on a port of this machine where nobody listens. */
async function elsewhere(ofDatabase: string): Promise<URL> {
  const url = new URL(ofDatabase)
  url.host = `127.0.0.1:${await freePort()}`
  return url
}

/**
 * The database as seen through a port of its own, on which it is at first not there, then drops every connection, then
 * works.
 */
async function startUnborn(context: TestContext, role: 'api' | 'worker') {
  const { port } = new URL(api.urls[role])
  const url = await elsewhere(api.urls[role])
  let isThere = false
  const door = createServer(socket => {
    socket.on('error', () => {})
    if (!isThere) return void socket.destroy()
    const inside = connectSocket(Number(port), url.hostname, () => socket.pipe(inside).pipe(socket))
    inside.on('error', () => socket.destroy())
    socket.on('close', () => inside.destroy())
  })
  context.after(() => door.close())
  return {
    url: url.href,
    starts: () => once(door.listen(Number(url.port), url.hostname), 'listening'),
    hasRecovered: () => {
      isThere = true
    },
  }
}

for (const [file, role, ready] of [
  ['main.ts', 'api', 'api listening'],
  ['worker.ts', 'worker', 'worker ready'],
] as const) {
  test(`${file} started before its database waits for it, and works as soon as it is there`, async context => {
    const database = await startUnborn(context, role)
    const started = startProcess(context, file, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
    })
    await started.says('waiting for the database')
    assert.equal(started.times(ready), 0)
    await database.starts()
    const waited = started.times('waiting for the database')
    await started.says('waiting for the database', waited + 2)
    assert.equal(started.times(ready), 0)
    database.hasRecovered()
    await started.says(ready)
  })
}

test('a server without the database ends the process at once, with the reason', async context => {
  const url = new URL(api.urls.api)
  url.pathname = '/nobody_made_this'
  const { ended, times } = startProcess(context, 'main.ts', {
    DATA_DIR: folder,
    DATABASE_URL: url.href,
    PORT: String(await freePort()),
  })
  assert.notEqual((await ended)[0], 0)
  assert.equal(times('waiting for the database'), 0)
})

test('a database that does not come is given up with its own reason', async () => {
  const url = await elsewhere(api.databaseUrl)
  await assert.rejects(
    awaitDatabase(createLog('test', 'silent'), () => migrate(url.href), 500),
    /ECONNREFUSED/,
  )
})

// Every missing file counted as the socket of a database that starts: a lost upload was reported as an outage, and a
// process would have waited for it.
test('a file that is missing is no database that is away', async () => {
  const missing = join(folder, 'missing')
  const fileError = await readFile(missing).catch((error: unknown) => error)
  const socketError = await once(connectSocket(missing), 'connect').catch((error: unknown) => error)
  assert.equal((fileError as NodeJS.ErrnoException).code, (socketError as NodeJS.ErrnoException).code)
  assert.equal(isDatabaseDown(fileError), false)
  assert.equal(isDatabaseDown(socketError), true)
})
