import { cpus } from 'node:os'
import { createTestApp } from '../../../api/src/testing/app/app.ts'
import { startWorker } from '../api/product.ts'
import { type Figures, measure } from './measure.ts'
import { readOptions } from './options.ts'

const options = readOptions(process.argv.slice(2))
const bar = 1.5

const rowsOf = ({ quiet, besideQueue, besideUploads }: Figures) =>
  (['written', 'scanned'] as const).flatMap(kind =>
    (['upload', 'firstFields'] as const).map(measured => {
      const times = [quiet, besideQueue, besideUploads].map(figures => figures[kind][measured]) as [
        number,
        number,
        number,
      ]
      const [alone, queue, uploads] = times
      return { kind, measured, times, ratios: [queue / alone, uploads / alone] as const }
    }),
  )

function markdown(figures: Figures): string {
  const rows = rowsOf(figures).map(({ kind, measured, times, ratios: [queue, uploads] }) => {
    const cells = times.map(time => `${time.toFixed(0)} ms`).join(' | ')
    const verdict = queue <= bar ? 'met' : '**missed**'
    return `| ${kind} | ${measured === 'upload' ? 'upload' : 'first fields'} | ${cells} | ${queue.toFixed(2)} | ${verdict} | ${uploads.toFixed(2)} |`
  })
  return [
    `Medians of ${options.repeats}, ${cpus().length} CPUs. ${figures.hostileUploads} hostile files were uploaded; ${figures.leftWaiting} still waited at the end.`,
    '',
    `| file | measure | quiet | beside queue | beside uploads | queue ÷ quiet | ≤ ${bar} | uploads ÷ quiet |`,
    '|---|---|--:|--:|--:|--:|---|--:|',
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
  // Asked to stop, it would first read the hostile files that it has begun.
  const stopped = worker.stop()
  process.kill(worker.pid, 'SIGKILL')
  await stopped
  await app.close()
}
