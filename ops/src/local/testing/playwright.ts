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
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly results: readonly { readonly duration: number }[]
  }[]
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
  /** Files to run; all unless given. */
  readonly files?: readonly string[]
}

/**
 * Runs Playwright. A test that passed only when it ran again has passed and is listed; one that was skipped proved
 * nothing and has failed.
 */
export async function runPlaywright({
  reportFile,
  environment,
  directory = join(repositoryRoot, 'e2e'),
  isShown = false,
  files = [],
}: PlaywrightRun): Promise<Omit<Outcome, 'name'>> {
  await rm(reportFile, { force: true })
  const { exitCode, output, durationMs } = await runCommand(
    [join(repositoryRoot, 'e2e/node_modules/.bin/playwright'), 'test', ...files],
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
  const specs = suites.flatMap(suite => specsOf(suite, config.rootDir))
  const failed = stats.unexpected + stats.skipped + errors.length
  return {
    passed: stats.expected + stats.flaky,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    durationMs,
    output,
    flaky: specs.filter(isFlaky).map(nameOf),
    timed: specs.map(spec => ({ test: nameOf(spec), durationMs: durationOf(spec) })),
  }
}

interface FoundSpec extends Spec {
  /** `e2e/specs/shell/menu.spec.ts:12`. */
  readonly place: string
  readonly groups: readonly string[]
}

/** The tests of a file or a group. */
function specsOf({ specs, suites = [] }: Suite, rootDir: string, groups: readonly string[] = []): FoundSpec[] {
  return [
    ...specs.map(spec => ({
      ...spec,
      groups,
      place: `${relative(repositoryRoot, join(rootDir, spec.file))}:${spec.line}`,
    })),
    ...suites.flatMap(suite => specsOf(suite, rootDir, [...groups, suite.title])),
  ]
}

const isFlaky = ({ tests }: Spec): boolean => tests.some(({ status }) => status === 'flaky')
const nameOf = ({ place, groups, title }: FoundSpec): string => `${place}  ${[...groups, title].join(' › ')}`
const durationOf = ({ tests }: Spec): number =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
