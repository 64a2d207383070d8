import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../../../applications.ts'
import { runCommand } from '../command.ts'
import { youngGeneration } from '../node/young-generation.ts'
import type { Outcome, TimedTest } from '../outcome.ts'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    /** Its path. */
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
    }[]
  }[]
}

interface BrowserTests {
  readonly scratch: string
  /** Paths in the repository; all tests unless given. */
  readonly files?: readonly string[]
  /** Whether files that failed run once more. */
  readonly repeatsFailed: boolean
  /** Of jest, by its path; the product's unless given. */
  readonly configuration?: string
}

/** One more than cores: a fifth of a screen test is waiting. */
const workers = Math.min(3, availableParallelism() + 1)

/**
 * Runs the jest tests of host, remotes and the browser's shared packages. A test that fails and passes in the second
 * run has passed, and is listed as flaky.
 */
export async function runBrowserTests({ files = [], repeatsFailed, ...setup }: BrowserTests): Promise<Outcome> {
  const first = await runJest(
    files.map(file => join(repositoryRoot, file)),
    setup,
  )
  const { failures, proveNothing, ...outcome } = first
  if (!repeatsFailed || failures.length === 0 || proveNothing > 0) return outcome
  const second = await runJest(
    failures.map(({ name }) => name),
    setup,
  )
  const output = `${first.output}\nOnce more:\n${second.output}`
  const durationMs = first.durationMs + second.durationMs
  if (second.failed > 0) return { ...outcome, durationMs, output }
  return {
    ...outcome,
    passed: first.passed + first.failed,
    failed: 0,
    durationMs,
    output,
    flaky: failures.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => nameOf(name, fullName)),
    ),
  }
}

interface Run extends Outcome {
  readonly failures: JestReport['testResults']
  /** Tests that were left out. */
  readonly proveNothing: number
}

/** Runs the files with these paths, or all. */
async function runJest(
  paths: readonly string[],
  { scratch, configuration = 'jest/jest.config.mjs' }: Pick<BrowserTests, 'scratch' | 'configuration'>,
): Promise<Run> {
  const reportFile = join(scratch, 'jest.json')
  await rm(reportFile, { force: true })
  const { exitCode, output, durationMs } = await runCommand(
    [
      'node',
      youngGeneration,
      'node_modules/jest/bin/jest.js',
      '--config',
      configuration,
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${reportFile}`,
      ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
    ],
    { directory: join(repositoryRoot, 'shared/config') },
  )
  const report = await readFile(reportFile, 'utf8').then(
    text => JSON.parse(text) as JestReport,
    () => null,
  )
  const proveNothing = report ? report.numPendingTests + report.numTodoTests : 0
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites + proveNothing : 0
  // With --json the answer for machines is on stdout too; people need what stands before it.
  return {
    name: 'tests in jsdom',
    passed: report?.numPassedTests ?? 0,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    durationMs,
    output: output.replace(/^\{"numFailed.*$/m, ''),
    timed: report?.testResults.flatMap(timedOf) ?? [],
    failures: report?.testResults.filter(({ status }) => status === 'failed') ?? [],
    proveNothing,
  }
}

const nameOf = (path: string, fullName: string) => `${relative(repositoryRoot, path)}  ${fullName}`

const timedOf = ({ name, assertionResults }: JestReport['testResults'][number]): TimedTest[] =>
  assertionResults.map(({ fullName, duration }) => ({ test: nameOf(name, fullName), durationMs: duration ?? 0 }))
