import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import { youngGeneration } from './node/young-generation.ts'
import type { Outcome, TimedTest } from './outcome.ts'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    /** Its path. */
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

interface BrowserTests {
  readonly scratch: string
  /** Paths in the repository; all tests unless given. */
  readonly files?: readonly string[]
}

/** One more than cores: a fifth of a screen test is waiting. */
const workers = Math.min(3, availableParallelism() + 1)

/** Runs the jest tests of host, remotes and the browser's shared packages. */
export async function runBrowserTests({ scratch, files = [] }: BrowserTests): Promise<Outcome> {
  const reportFile = join(scratch, 'jest.json')
  const { exitCode, output, durationMs } = await runCommand(
    [
      'node',
      youngGeneration,
      'node_modules/jest/bin/jest.js',
      '--config',
      'jest/jest.config.mjs',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${reportFile}`,
      ...(files.length > 0 ? ['--runTestsByPath', ...files.map(file => join(repositoryRoot, file))] : []),
    ],
    { directory: join(repositoryRoot, 'shared/config') },
  )
  const report = await readFile(reportFile, 'utf8').then(
    text => JSON.parse(text) as JestReport,
    () => null,
  )
  const failed = report
    ? report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
    : 0
  // With --json the answer for machines is on stdout too; people need what stands before it.
  return {
    name: 'tests in jsdom',
    passed: report?.numPassedTests ?? 0,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    durationMs,
    output: output.replace(/^\{"numFailed.*$/m, ''),
    timed: report?.testResults.flatMap(timedOf) ?? [],
  }
}

const timedOf = ({ name, assertionResults }: JestReport['testResults'][number]): TimedTest[] =>
  assertionResults.map(({ fullName, duration }) => ({
    test: `${relative(repositoryRoot, name)}  ${fullName}`,
    durationMs: duration ?? 0,
  }))
