import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const postgresProcess = fileURLToPath(new URL('./postgres-process.ts', import.meta.url))
// One server for each checkout and user.
const folder = join(
  tmpdir(),
  `invoice-card-test-${createHash('sha256').update(`${postgresProcess}:${process.getuid?.()}`).digest('hex').slice(0, 10)}`,
)
const socketPath = join(folder, 'postgres.sock')
const startTimeoutMs = 180_000

let url: Promise<string> | undefined

/** URL of a PostgreSQL for tests: `DATABASE_URL`, or the embedded one that all test files share while they run. */
export const testServerUrl = (): Promise<string> => {
  url ??= process.env.DATABASE_URL ? Promise.resolve(process.env.DATABASE_URL) : joinServer()
  return url
}

async function joinServer(): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const found = await greet()
    if (found !== null) return found
    if (takeStartLock()) {
      // Another process may have started it, and given the lock back, since nobody answered.
      const started = await greet()
      if (started !== null) return started
      spawn(process.execPath, [postgresProcess, socketPath, folder], { detached: true, stdio: 'ignore' }).unref()
    }
    await delay(50)
  }
  throw new Error(`No PostgreSQL for tests after ${startTimeoutMs} ms; its data is in ${folder}`)
}

/**
 * Asks the server's process for the URL and stays connected until this process ends, which keeps the server running.
 */
const greet = (): Promise<string | null> =>
  new Promise(resolve => {
    const socket = connectSocket(socketPath)
    socket.once('error', () => resolve(null))
    socket.once('data', data => {
      releaseStartLock()
      // From here on it must not keep the test process alive.
      socket.unref()
      resolve(data.toString().trim())
    })
    socket.once('close', () => resolve(null))
  })

const lock = join(folder, 'starting')

// Only one process starts the server; a lock older than the time a start may take was left behind.
function takeStartLock(): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > (startTimeoutMs * 2) / 3) releaseStartLock()
  } catch {
    /* nobody is starting it */
  }
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

const releaseStartLock = (): void => rmSync(lock, { recursive: true, force: true })
