import { printBench } from '@invoice-card/config/bench'
import { createTestApp } from '../../../api/src/testing/app/app.ts'
import { startWorker } from '../api/processes/product.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { exitCodeOf, markdown, measuredOf } from './report.ts'

const options = readOptions(process.argv.slice(2))
const app = await createTestApp({ startAt: new Date().toISOString() })
const { environment, dataDir } = app.config
const worker = await startWorker(
  { ENVIRONMENT: environment, DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, ...app.environment.variables },
  options.port,
)
try {
  const figures = await measure(app, options)
  printBench({
    isJson: options.isJson,
    details: figures,
    measured: measuredOf(figures),
    markdown: markdown(figures, options),
  })
  process.exitCode = exitCodeOf(figures, options)
} finally {
  // Asked to stop, it would first read the hostile files that it has begun.
  const stopped = worker.stop()
  process.kill(worker.pid, 'SIGKILL')
  await stopped
  await app.close()
}
