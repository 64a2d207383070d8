import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withClient } from '../data/database.ts'

export interface TpcB { readonly perSecond: number, readonly clients: number, readonly scale: number, readonly tool: string }

const run = promisify(execFile)
const scale = 20
/** As many connections as the api's pool. */
const clients = 10

/** PostgreSQL's own benchmark (TPC-B-like, prepared statements) on the same server, in a database beside ours. */
export async function measureTpcB(databaseUrl: string, seconds: number): Promise<TpcB> {
  const url = new URL(databaseUrl)
  url.pathname = '/bench_tpcb'
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'bench_tpcb'`)
    if (rowCount) return
    await client.query('create database bench_tpcb')
    await pgbench(['--initialize', '--quiet', '--scale', String(scale), url.href])
  })
  const { stdout } = await pgbench(['--no-vacuum', '--client', String(clients), '--jobs', '2', '--time', String(seconds), '--protocol', 'prepared', url.href])
  return { perSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]), clients, scale, tool: (await pgbench(['--version'])).stdout.trim() }
}

const pgbench = (args: readonly string[]) => run('pgbench', args).catch((cause: NodeJS.ErrnoException) => {
  throw cause.code === 'ENOENT' ? new Error('pgbench is not installed: leave payments out with --only, or install PostgreSQL\'s client programs', { cause }) : cause
})
