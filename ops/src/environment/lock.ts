import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'

/**
 * Runs one change of an environment at a time, across processes. The lock is SQLite's, so the operating system lets it go
 * with a process that dies: a file with a process id in it would need somebody to clear it, and two could do so at once.
 */
export async function withEnvironmentLock<T>(data: DataDirectory, name: string, work: () => Promise<T>): Promise<T> {
  await mkdir(data.environment(name), { recursive: true })
  const lock = new DatabaseSync(join(data.environment(name), 'lock.sqlite'), { timeout: 0 })
  try {
    take(lock, name)
    return await work()
  }
  finally {
    lock.close()
  }
}

function take(lock: DatabaseSync, name: string): void {
  try {
    lock.exec('begin exclusive')
  }
  catch (cause) {
    const { errstr } = cause as { errstr?: string }
    if (errstr !== 'database is locked') throw cause
    throw new OpsError(`Environment ${name} is being changed by another process: try again when it is done`, { cause })
  }
}
