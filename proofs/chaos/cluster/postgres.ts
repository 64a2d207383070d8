import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runPostgres, type RunningPostgres } from '@invoice-card/config/postgres'

const startAttempts = 50

/**
 * A PostgreSQL of one's own with its usual durability, whose whole tree of processes can be killed and started again.
 */
export async function startKillablePostgres(folder: string, port: number) {
  let server: RunningPostgres = await runPostgres({ folder, port, settings: { max_connections: '200' } })
  return {
    url: `${server.url}/postgres`,
    /**
     * SIGKILL for the server and all its children at one moment; answers when it has recovered and takes connections
     * again.
     */
    killAndRestart: async (): Promise<void> => {
      const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
      // Stopped first, so that it starts no child between the list and the kill.
      process.kill(postmaster, 'SIGSTOP')
      for (const pid of [...childrenOf(postmaster), postmaster]) kill(pid)
      await server.ended
      server = await restart(folder, port)
    },
    stop: () => server.stop(),
  }
}

/** A child that the kernel has not taken away yet holds the shared memory for a moment. */
async function restart(folder: string, port: number): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runPostgres({ folder, port, settings: { max_connections: '200' } })
    } catch (error) {
      if (attempt === startAttempts || !String(error).includes('pre-existing shared memory')) throw error
      await delay(100)
    }
  }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    /* it has just ended by itself */
  }
}

/** From /proc, so on Linux only: elsewhere the children notice by themselves that their server is gone. */
function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(pid => parentOf(pid) === parent)
  } catch {
    return []
  }
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}
