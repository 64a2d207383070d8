import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const pollMs = 50
const maxWaitMs = 10_000

/**
 * Stops a server that still runs on a data folder although its starter was killed, and removes the pid file of one that
 * is gone: its number may belong to another process by now, for which PostgreSQL would refuse to start.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  if (!(await isPostgresOn(folder, pid))) return rm(pidFile, { force: true })
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < maxWaitMs && (await isPostgresOn(folder, pid)); waited += pollMs)
    await new Promise(resolve => setTimeout(resolve, pollMs))
}

async function isPostgresOn(folder: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // Without /proc (macOS) the number has to do.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    process.platform === 'linux' ? '' : folder,
  )
  return commandLine.split('\0').includes(folder)
}
