import { loadavg } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../testing/tools.ts'
import { runCommand } from '../testing/command.ts'
import { startProduct } from '../testing/product.ts'
import { measuredIn } from './measured-in.ts'
import { argumentsOf, needsProduct, type BenchName } from './plan.ts'
import type { BenchRun } from './table.ts'

const limitMs = 60 * 60_000

interface Plan {
  readonly names: readonly BenchName[]
  readonly seed: number
  readonly isSmoke: boolean
  /** A folder for the product that the last benches measure. */
  readonly scratch: string
  /** Command of each root script. */
  readonly scripts: Readonly<Record<string, string>>
  readonly report: (line: string) => void
}

/** Runs these benches one after the other, for nothing else may run while one measures. */
export async function runBenches({ names, seed, isSmoke, scratch, scripts, report }: Plan): Promise<BenchRun[]> {
  const runs: BenchRun[] = []
  const product = join(scratch, 'data')
  const run = async (name: BenchName, environment: Readonly<Record<string, string>> = {}) => {
    const load = loadavg()[0] ?? 0
    report(`bench:${name}, load ${load.toFixed(1)}`)
    const words = [
      ...(scripts[`bench:${name}`] ?? '').split(' '),
      '--json',
      ...argumentsOf(name, { seed, isSmoke, product }),
    ]
    const { exitCode, output, stdout, durationMs } = await runCommand(words, { environment, limitMs })
    // What misses a goal ends with 1, and has its figures all the same.
    const measured = exitCode <= 1 ? measuredIn(stdout) : null
    if (!measured) report(output.trimEnd())
    runs.push({ name, load, seconds: durationMs / 1000, measured })
  }
  for (const name of names) if (!needsProduct(name)) await run(name)

  const onProduct = names.filter(needsProduct)
  if (onProduct.length === 0) return runs
  const browser = await findBrowser(report)
  const started = await startProduct(product).catch((error: unknown) => {
    report(String(error))
    return null
  })
  // What was measured before is not lost with it.
  if (!started) return [...runs, ...onProduct.map(name => ({ name, load: 0, seconds: 0, measured: null }))]
  try {
    for (const name of onProduct) await run(name, { DATA_DIR: product, ...(browser && { CHROMIUM: browser }) })
  } finally {
    await started.stop()
  }
  return runs
}
