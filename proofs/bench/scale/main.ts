import { printBench, type Measured } from '@invoice-card/config/bench'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPostgres } from '@invoice-card/config/postgres'
import { createTestApp } from '../../../api/src/testing/app/app.ts'
import { startGateway } from '../../../api/src/testing/outside/gateway.ts'
import { useServer } from '../environment.ts'
import { measure } from './measure.ts'
import type { Cost } from './meter.ts'
import { readOptions } from './options.ts'

type Figures = Awaited<ReturnType<typeof measure>>

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function markdown({ invoices, steps, tables, fileBytes }: Figures): string {
  const rows = Object.entries(steps).map(
    ([name, { statements, commits, walBytes, jobs, ms }]) =>
      `| ${name} | ${statements.toFixed(1)} | ${commits.toFixed(1)} | ${kilobytes(walBytes)} | ${jobs.toFixed(1)} | ${ms.toFixed(1)} |`,
  )
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    `${invoices} invoices, ${cpus().length} CPUs, load ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| for one invoice | statements | commits | WAL | jobs | ms |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    `Tables with indices: ${kilobytes(total)}, of them ${tables
      .slice(0, 8)
      .map(({ table, bytes }) => `${table} ${kilobytes(bytes)}`)
      .join(', ')}. Files: ${kilobytes(fileBytes)}.`,
  ].join('\n')
}

function measuredOf({ steps, tables, fileBytes }: Figures): Measured[] {
  const ofPayment = Object.entries(steps).filter(([name]) => name.startsWith('pay: '))
  const sum = (of: (cost: Cost) => number) => ofPayment.reduce((total, [, cost]) => total + of(cost), 0)
  return [
    { measure: 'statements of a payment', value: sum(({ statements }) => statements), unit: '' },
    { measure: 'commits of a payment', value: sum(({ commits }) => commits), unit: '' },
    { measure: 'WAL of a payment', value: sum(({ walBytes }) => walBytes) / 1000, unit: 'kB' },
    {
      measure: 'tables of an invoice',
      value: tables.reduce((total, { bytes }) => total + bytes, 0) / 1000,
      unit: 'kB',
    },
    { measure: 'files of an invoice', value: fileBytes / 1000, unit: 'kB' },
  ]
}

const options = readOptions(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
// A server of its own: what it has written is what was measured.
const postgres = await runPostgres({
  folder: join(folder, 'postgres'),
  port: options.port,
  // Whole pages after a checkpoint depend on when it comes; `max_wal_size` puts it off to the end.
  settings: { max_wal_size: '16GB', checkpoint_timeout: '1h', autovacuum: 'off' },
})
useServer(`${postgres.url}/postgres`)
const gateway = await startGateway()
const app = await createTestApp({ variables: gateway.variables })
try {
  const figures = await measure(app, gateway, options.invoices)
  printBench({ isJson: options.isJson, details: figures, measured: measuredOf(figures), markdown: markdown(figures) })
} finally {
  await app.close()
  await gateway.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
