import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import type { Outcome } from './outcome.ts'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** Runs the jest tests of host, remotes and the browser's shared packages. */
export async function runBrowserTests(scratch: string): Promise<Outcome> {
  const reportFile = join(scratch, 'jest.json')
  const { exitCode, output, durationMs } = await runCommand(
    [
      'node_modules/.bin/jest',
      '--config',
      'jest/jest.config.mjs',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${reportFile}`,
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
  }
}
