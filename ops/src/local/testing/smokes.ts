import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError, repositoryRoot } from '../../applications.ts'
import { measuredIn } from '../benches/measured-in.ts'
import { atOnce } from './at-once.ts'
import { runCommand } from './command.ts'
import { describe, type Outcome } from './outcome.ts'
import { freePorts, startCopy } from './product.ts'

/** Of the root's scripts: what measures or breaks the product, and nobody runs every day (docs/decisions/0077). */
const isSmoked = (script: string) => /^bench:|^(bench|chaos|faults|fuzz|money)$/.test(script) && script !== inBench
/** Runs as the one bench of `pnpm bench`. */
const inBench = 'bench:scale'
/** More than cores: much of their time is waiting, for slow networks and for processes that are killed. */
const parallelSmokes = 3
const limitMs = 15 * 60_000

/** The longest first, or the last one would work alone. Those not listed follow. */
const order = ['chaos', 'bench:web', 'bench:api']

interface Plan {
  /** With the new product of the journeys. */
  readonly scratch: string
  readonly browser: string
  readonly report: (line: string) => void
}

interface SmokeSetup {
  readonly scratch: string
  readonly product: string
  readonly benchPort: number
}

const argumentsOf: Readonly<Record<string, (place: SmokeSetup) => readonly string[]>> = {
  bench: () => ['--only', inBench.slice('bench:'.length)],
  'bench:web': ({ product }) => ['--product', product],
  'bench:api': ({ scratch, benchPort }) => ['--data', join(scratch, 'bench-api'), '--port', String(benchPort)],
  'bench:ocr': ({ scratch }) => ['--folder', join(scratch, 'bench-ocr')],
}

/** Runs each of these scripts with `--smoke` beside a product of their own, and reports each as it ends. */
export async function runSmokes({ scratch, browser, report }: Plan): Promise<Outcome[]> {
  const startedAt = performance.now()
  const data = join(scratch, 'data-smokes')
  try {
    const product = await startCopy(scratch, data)
    try {
      // Away from the product's four.
      const place: SmokeSetup = { scratch, product: data, benchPort: (await freePorts()).edge }
      return await atOnce(parallelSmokes, await smokedScripts(), async script => {
        const outcome = await smoke(script, place, browser)
        report(describe(outcome))
        return outcome
      })
    } finally {
      await product.stop()
    }
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    const durationMs = performance.now() - startedAt
    const outcome = { name: 'smokes', passed: 0, failed: 1, durationMs, output: error.message }
    report(describe(outcome))
    return [outcome]
  }
}

interface Script {
  readonly name: string
  readonly command: string
}

async function smokedScripts(): Promise<Script[]> {
  const text = await readFile(join(repositoryRoot, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: Readonly<Record<string, string>> }
  const rank = ({ name }: Script) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.entries(scripts)
    .map(([name, command]) => ({ name, command }))
    .filter(({ name }) => isSmoked(name))
    .sort((a, b) => rank(a) - rank(b))
}

async function smoke({ name: script, command }: Script, place: SmokeSetup, browser: string): Promise<Outcome> {
  const args = argumentsOf[script]?.(place) ?? []
  const environment = { CHROMIUM: browser, DATA_DIR: place.product }
  const isBench = script.startsWith('bench:')
  const words = [...command.split(' '), '--smoke', ...(isBench ? ['--json'] : []), ...args]
  const { exitCode, output, stdout, durationMs } = await runCommand(words, { environment, limitMs })
  const hasPassed = exitCode === 0 && (!isBench || measuredIn(stdout) !== null)
  return { name: `smoke ${script}`, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, durationMs, output }
}
