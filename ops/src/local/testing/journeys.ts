import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError, repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import type { Outcome } from './outcome.ts'
import { startProduct } from './product.ts'

interface PlaywrightReport {
  readonly stats: { readonly expected: number, readonly unexpected: number, readonly flaky: number, readonly skipped: number }
  readonly errors: readonly unknown[]
}

const name = 'journeys'

/** Runs the journeys in a real browser against a product started for them alone. Its data is kept when one fails. */
export async function runJourneys(scratch: string, browser: string, report: (line: string) => void): Promise<Outcome> {
  const dataDirectory = join(scratch, 'data')
  const startedAt = performance.now()
  try {
    const product = await startProduct(dataDirectory)
    report(`product for the journeys ready at ${product.origin} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    try {
      const outcome = await runPlaywright(join(scratch, 'journeys.json'), { ORIGIN: product.origin, PORT: String(product.ports.edge), DATA_DIR: dataDirectory, CHROMIUM: browser })
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

async function runPlaywright(reportFile: string, environment: Readonly<Record<string, string>>): Promise<Outcome> {
  await rm(reportFile, { force: true })
  const { exitCode, output, durationMs } = await runCommand(['node_modules/.bin/playwright', 'test'], {
    directory: join(repositoryRoot, 'e2e'), environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }, isShown: true,
  })
  const found = await readFile(reportFile, 'utf8').then(text => JSON.parse(text) as PlaywrightReport, () => null)
  // A journey that passes only sometimes, or not at all, did not pass.
  const failed = found ? found.stats.unexpected + found.stats.flaky + found.stats.skipped + found.errors.length : 0
  return { name, passed: found?.stats.expected ?? 0, failed: exitCode === 0 ? failed : Math.max(1, failed), durationMs, output }
}
