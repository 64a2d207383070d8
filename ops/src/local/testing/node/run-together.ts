import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../command.ts'
import type { Outcome } from '../outcome.ts'
import { failuresOf, timedOf } from './tap.ts'
import { youngGeneration } from './young-generation.ts'

interface Together {
  /** Of the package, as its tests are named. */
  readonly folder: string
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly reportFile: string
  /** Whether files that failed run once more. */
  readonly repeatsFailed: boolean
}

/** Of one process. Anything left running holds it open: without a limit the whole run would hang. */
const limitMs = 8 * 60_000

/**
 * Runs test files in one process. A test that fails and passes in the second run has passed, and is listed as flaky.
 */
export async function runTogether(files: readonly string[], setup: Together): Promise<Omit<Outcome, 'name'>> {
  const first = await runOnce(files, setup)
  const { failures, proveNothing, isComplete, ...outcome } = first
  // Of a process that ended before its tests nobody knows which have not run.
  if (!setup.repeatsFailed || !isComplete || failures.length === 0 || proveNothing > 0) return outcome
  const second = await runOnce(
    failures.map(({ file }) => file),
    setup,
  )
  const output = `${first.output}\nOnce more:\n${second.output}`
  if (second.failed > 0) return { ...outcome, output }
  return {
    ...outcome,
    passed: first.passed + first.failed,
    failed: 0,
    output,
    flaky: failures.flatMap(({ file, titles }) => titles.map(title => `${setup.folder}/${file}  ${title}`)),
  }
}

interface Run extends Omit<Outcome, 'name'> {
  readonly failures: ReturnType<typeof failuresOf>
  /** Tests that were left out. */
  readonly proveNothing: number
  /** The runner has come to its end and counted. */
  readonly isComplete: boolean
}

async function runOnce(
  files: readonly string[],
  { folder, directory, environment, reportFile }: Together,
): Promise<Run> {
  await rm(reportFile, { force: true })
  const { exitCode, output, durationMs } = await runCommand(
    [
      'node',
      youngGeneration,
      `--import=${join(import.meta.dirname, 'no-destroy-hook.ts')}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${reportFile}`,
      join(import.meta.dirname, 'share-process.ts'),
      ...files,
    ],
    { directory, environment, limitMs },
  )
  const tap = await readFile(reportFile, 'utf8').catch(() => '')
  const count = (word: string) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  const proveNothing = count('cancelled') + count('skipped') + count('todo')
  const failed = count('fail') + proveNothing
  return {
    passed: count('pass'),
    failed: exitCode === 0 && count('tests') > 0 ? failed : Math.max(1, failed),
    durationMs,
    output,
    timed: timedOf(tap, folder),
    failures: failuresOf(tap),
    proveNothing,
    isComplete: count('tests') > 0,
  }
}
