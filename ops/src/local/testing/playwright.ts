import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import type { Outcome } from './outcome.ts'

interface Suite {
  readonly title: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly title: string
  /** Relative to the folder of the tests. */
  readonly file: string
  readonly line: number
  readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly Suite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

interface PlaywrightRun {
  readonly reportFile: string
  readonly environment?: Readonly<Record<string, string>>
  /** Where the configuration is; the journeys' unless said. */
  readonly directory?: string
  readonly isShown?: boolean
}

/** Runs Playwright. A test that passed only when it ran again has passed and is listed; one that was skipped proved nothing and has failed. */
export async function runPlaywright({
  reportFile,
  environment,
  directory = join(repositoryRoot, 'e2e'),
  isShown = false,
}: PlaywrightRun): Promise<Omit<Outcome, 'name'>> {
  await rm(reportFile, { force: true })
  const { exitCode, output, durationMs } = await runCommand(
    [join(repositoryRoot, 'e2e/node_modules/.bin/playwright'), 'test'],
    {
      directory,
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      isShown,
    },
  )
  const report = await readFile(reportFile, 'utf8').then(
    text => JSON.parse(text) as PlaywrightReport,
    () => null,
  )
  if (!report) return { passed: 0, failed: 1, durationMs, output }
  const { config, suites, stats, errors } = report
  const failed = stats.unexpected + stats.skipped + errors.length
  return {
    passed: stats.expected + stats.flaky,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    durationMs,
    output,
    flaky: suites.flatMap(suite => flakyOf(suite, config.rootDir)),
  }
}

/** The flaky tests of a file or a group: `e2e/specs/shell/menu.spec.ts:12  group › title`. */
function flakyOf({ specs, suites = [] }: Suite, rootDir: string, groups: readonly string[] = []): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(
        ({ file, line, title }) =>
          `${relative(repositoryRoot, join(rootDir, file))}:${line}  ${[...groups, title].join(' › ')}`,
      ),
    ...suites.flatMap(suite => flakyOf(suite, rootDir, [...groups, suite.title])),
  ]
}
