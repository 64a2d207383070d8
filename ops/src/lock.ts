import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { OpsError } from './applications.ts'

/** What is locked: a file of SQLite, and its words for people, e.g. `Environment local`. */
export interface Lock {
  readonly file: string
  readonly what: string
}

const pauseMs = 50
const reportAfterMs = 1000

/**
 * Runs one piece of work at a time, across processes: others wait. The lock is SQLite's, so the operating system lets
 * it go with a process that dies: a file with a process id would need somebody to clear it, and two could at once.
 * @throws OpsError naming the holder when it is not free in time.
 */
export async function withLock<T>({ file, what }: Lock, work: () => Promise<T>, waitMs = 30_000): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    await untilTaken(database, { file, what }, waitMs)
    await writeFile(holderFile(file), JSON.stringify(thisProcess()))
    return await work()
  } finally {
    database.close()
  }
}

async function untilTaken(database: DatabaseSync, { file, what }: Lock, waitMs: number): Promise<void> {
  const startedAt = performance.now()
  for (let isReported = false; !take(database); await wait(pauseMs)) {
    const waitedMs = performance.now() - startedAt
    if (waitedMs >= waitMs) {
      throw new OpsError(
        `${what} is being changed by ${await holderOf(file)}. Waited ${Math.round(waitMs / 1000)} s; try again later`,
        { code: 'locked' },
      )
    }
    if (waitedMs < reportAfterMs || isReported) continue
    console.error(`Waiting for ${await holderOf(file)} …`)
    isReported = true
  }
}

/** False while another connection has it. */
function take(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (cause) {
    if ((cause as { errstr?: string }).errstr !== 'database is locked') throw cause
    return false
  }
}

/** Who took a lock last: only read while somebody has it. */
const Holder = v.object({ process_id: v.number(), user: v.string(), command: v.string(), since: v.string() })

const holderFile = (file: string) => `${file}.holder.json`

const thisProcess = (): v.InferOutput<typeof Holder> => ({
  process_id: process.pid,
  user: userInfo().username,
  command: [basename(process.argv[1] ?? '', '.ts').replace(/^main$/, 'ops'), ...process.argv.slice(2)].join(' '),
  since: new Date().toISOString(),
})

async function holderOf(file: string): Promise<string> {
  const text = await readFile(holderFile(file), 'utf8').catch(() => '')
  const holder = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text)
  if (!holder.success) return 'another process'
  const { process_id, user, command, since } = holder.output
  return `\`${command}\` (${user}, process ${process_id}, since ${since})`
}
