import { cpus } from 'node:os'
import { createTestApp } from '../../../api/src/testing/app/app.ts'
import { startWorker } from '../api/product.ts'
import { type Figures, measure } from './measure.ts'
import { readOptions } from './options.ts'

const options = readOptions(process.argv.slice(2))
const bar = 1.5

const rowsOf = ({ quiet, besideHostile }: Figures) =>
  (['written', 'scanned'] as const).flatMap(kind =>
    (['upload', 'firstFields'] as const).map(measured => {
      const ratio = besideHostile[kind][measured] / quiet[kind][measured]
      return { kind, measured, quiet: quiet[kind][measured], beside: besideHostile[kind][measured], ratio }
    }),
  )

function markdown(figures: Figures): string {
  const rows = rowsOf(figures).map(
    ({ kind, measured, quiet, beside, ratio }) =>
      `| ${kind} | ${measured === 'upload' ? 'upload' : 'first fields'} | ${quiet.toFixed(0)} ms | ${beside.toFixed(0)} ms | ${ratio.toFixed(2)} | ≤ ${bar}: ${ratio <= bar ? 'met' : '**missed**'} |`,
  )
  return [
    `Medians of ${options.repeats}, ${cpus().length} CPUs. ${figures.hostileUploads} hostile files were uploaded; ${figures.leftWaiting} still waited at the end.`,
    '',
    '| file | measure | quiet | beside hostile files | ÷ | bar |',
    '|---|---|--:|--:|--:|---|',
    ...rows,
  ].join('\n')
}

const app = await createTestApp({ startAt: new Date().toISOString() })
const { environment, dataDir } = app.config
const worker = await startWorker(
  { ENVIRONMENT: environment, DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, ...app.environment.variables },
  options.port,
)
try {
  const figures = await measure(app, options)
  console.log(options.isJson ? JSON.stringify(figures, null, 2) : markdown(figures))
} finally {
  await worker.stop()
  await app.close()
}
