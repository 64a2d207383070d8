import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { OpsError } from '../../applications.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './playwright.ts'
import { makeNewProduct, newProduct, startCopy, type Product } from './product.ts'

const name = 'journeys'

/** Browsers at a time, each with a product of its own. One more than cores: two fifths of a journey is waiting. */
const productCount = Math.min(3, availableParallelism() + 1)

/** Data of one of their products. */
export const journeyData = (scratch: string, index: number): string => join(scratch, `data-${index + 1}`)

interface Journeys {
  readonly scratch: string
  readonly browser: string
  readonly report: (line: string) => void
  /** Paths in `e2e`; all journeys unless given. */
  readonly files?: readonly string[]
}

/**
 * Runs the journeys in real browsers against products started for them alone. Their data is retained when one fails.
 */
export async function runJourneys({ scratch, browser, report, files = [] }: Journeys): Promise<Outcome> {
  const count = files.length > 0 ? Math.min(files.length, productCount) : productCount
  const dataDirectories = Array.from({ length: count }, (_, index) => journeyData(scratch, index))
  const startedAt = performance.now()
  const products: Product[] = []
  try {
    await makeNewProduct(scratch)
    const started = await Promise.allSettled(dataDirectories.map(data => startCopy(scratch, data)))
    products.push(...started.flatMap(one => (one.status === 'fulfilled' ? one.value : [])))
    for (const one of started) if (one.status === 'rejected') throw one.reason
    report(
      `${products.length} products for the journeys ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
    const environment = { DATA_DIR: dataDirectories.join(delimiter), CHROMIUM: browser }
    const outcome = {
      name,
      ...(await runPlaywright({ reportFile: join(scratch, 'journeys.json'), environment, isShown: true, files })),
    }
    if (outcome.failed > 0)
      report(`data of the failed journeys: ${dataDirectories.join(', ')}; pictures and traces: e2e/test-results`)
    return outcome
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    const logs = [newProduct(scratch), ...dataDirectories].map(data => `${data}/logs`).join(', ')
    return {
      name,
      passed: 0,
      failed: 1,
      durationMs: performance.now() - startedAt,
      output: `${error.message}\nLogs: ${logs}`,
    }
  } finally {
    await Promise.all(products.map(product => product.stop()))
  }
}
