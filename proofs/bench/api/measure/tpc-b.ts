import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withClient } from '../data/database.ts'
import type { Effort } from './effort.ts'

export interface TpcB {
  readonly perSecond: number
  readonly clients: number
  readonly scale: number
  readonly tool: string
}

const run = promisify(execFile)
/** As many connections as the api's pool. */
const clients = 10

/**
 * PostgreSQL's own benchmark (TPC-B-like, prepared statements) on the same server, in a database beside ours.
 * @returns null where its program `pgbench` is not installed
 */
export async function measureTpcB(
  databaseUrl: string,
  { scale, pgbench: lasting }: Pick<Effort, 'scale' | 'pgbench'>,
): Promise<TpcB | null> {
  const tool = await pgbench(['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
  if (tool === null) return null
  const name = `bench_tpcb_${scale}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await withClient(databaseUrl, async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${name}`)
    await pgbench(['--initialize', '--quiet', '--scale', String(scale), url.href])
  })
  const { stdout } = await pgbench([
    '--no-vacuum',
    '--client',
    String(clients),
    '--jobs',
    '2',
    ...lasting.map(String),
    '--protocol',
    'prepared',
    url.href,
  ])
  return { perSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]), clients, scale, tool }
}

const pgbench = (args: readonly string[]) => run('pgbench', args)
