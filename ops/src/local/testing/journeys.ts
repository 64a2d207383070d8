import { join } from 'node:path'
import { OpsError } from '../../applications.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './playwright.ts'
import { startProduct } from './product.ts'

const name = 'journeys'

/** Runs the journeys in a real browser against a product started for them alone. Its data is kept when one fails. */
export async function runJourneys(scratch: string, browser: string, report: (line: string) => void): Promise<Outcome> {
  const dataDirectory = join(scratch, 'data')
  const startedAt = performance.now()
  try {
    const product = await startProduct(dataDirectory)
    report(`product for the journeys ready at ${product.origin} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    try {
      const environment = { ORIGIN: product.origin, PORT: String(product.ports.edge), DATA_DIR: dataDirectory, CHROMIUM: browser }
      const outcome = { name, ...await runPlaywright({ reportFile: join(scratch, 'journeys.json'), environment, isShown: true }) }
      if (outcome.failed > 0) report(`data of the failed journeys: ${dataDirectory}; pictures and traces: e2e/test-results`)
      return outcome
    }
    finally {
      await product.stop()
    }
  }
  catch (error) {
    if (!(error instanceof OpsError)) throw error
    return { name, passed: 0, failed: 1, durationMs: performance.now() - startedAt, output: `${error.message}\nLogs: ${dataDirectory}/logs` }
  }
}
