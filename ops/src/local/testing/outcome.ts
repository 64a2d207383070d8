/** What one runner found. Everything counts: a check is one, a test file's tests are many. */
export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly durationMs: number
  /** What to read when something failed. */
  readonly output: string
  /** What is worth a line though it passed. */
  readonly remark?: string | undefined
  /** Tests that passed only when they ran again, with file and line. They count as passed. */
  readonly flaky?: readonly string[]
  /** How long single tests took, where the runner says so. */
  readonly timed?: readonly TimedTest[]
}

export interface TimedTest {
  /** File and title. */
  readonly test: string
  readonly durationMs: number
}

const seconds = (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`

/** One line for an outcome, followed by the tool's own words where a test failed, also if it passed when run again. */
export function describe(
  { name, passed, failed, durationMs, output, remark, flaky = [] }: Outcome,
  hasOutputBeenShown = false,
): string {
  const line = `${failed === 0 ? 'ok    ' : 'failed'}  ${name.padEnd(26)} ${passed + failed === 1 ? '' : `${passed} passed, ${failed} failed  `}${seconds(durationMs)}${remark ? `  ${remark}` : ''}`
  return (failed === 0 && flaky.length === 0) || hasOutputBeenShown ? line : `${line}\n${output.trimEnd()}\n`
}

/** The flaky tests of a run, one a line; no line when there are none. Stands right before the total. */
export function flakyLines(outcomes: readonly Outcome[]): string[] {
  const flaky = outcomes.flatMap(outcome => outcome.flaky ?? [])
  return flaky.length === 0 ? [] : [`${flaky.length} flaky, passed when run again:`, ...flaky.map(test => `  ${test}`)]
}

const listedSlowest = 20

/** The slowest tests of a run, one a line, the slowest first. */
export function slowestLines(outcomes: readonly Outcome[]): string[] {
  const slowest = outcomes
    .flatMap(outcome => outcome.timed ?? [])
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, listedSlowest)
  if (slowest.length === 0) return []
  return [
    `The slowest ${slowest.length} tests:`,
    ...slowest.map(({ test, durationMs }) => `  ${seconds(durationMs).padStart(7)}  ${test}`),
  ]
}

/** The last line of a run. */
export function total(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((count, outcome) => count + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

export const hasFailure = (outcomes: readonly Outcome[]): boolean => outcomes.some(({ failed }) => failed > 0)
