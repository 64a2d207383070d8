import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testServerUrl } from '../../../api/src/testing/database/postgres.ts'
import type { EnumeratedReport } from '../enumerated/cases/run.ts'
import { type BugName, bugs } from './bugs.ts'
import type { PlantedBug } from './bugs/bug.ts'
import { copyWith } from './copy.ts'

const run = promisify(execFile)
const timeoutMs = 300_000

export interface PlantedOutcome {
  readonly bug: BugName
  readonly says: string
  readonly isCaught: boolean
  /** What was reported, or why nothing could be. */
  readonly text: string
}

/** Plants one bug in a copy of the sources and runs the cases that must show it. */
export async function plant(name: BugName): Promise<PlantedOutcome> {
  const bug: PlantedBug = bugs[name]
  const outcome = (isCaught: boolean, text: string) => ({ bug: name, says: bug.says, isCaught, text })
  try {
    const copy = copyWith(bug)
    try {
      const { violations } = await reportOf(copy.root, bug)
      const caught = violations.find(({ invariant }) => bug.caughtBy.includes(invariant))
      if (caught) return outcome(true, `${caught.invariant}: ${caught.text}`)
      return outcome(
        false,
        violations[0] ? `only ${violations[0].invariant}: ${violations[0].text}` : 'nothing was noticed',
      )
    } finally {
      copy.remove()
    }
  } catch (error) {
    return outcome(false, error instanceof Error ? error.message : String(error))
  }
}

async function reportOf(root: string, { cases }: PlantedBug): Promise<EnumeratedReport> {
  const args = [
    join(root, 'proofs/chaos/main.ts'),
    '--enumerate',
    '--json',
    ...cases.flatMap(pattern => ['--only', pattern]),
  ]
  // One server for all bugs; every run has a database of its own on it.
  const env = { ...process.env, DATABASE_URL: await testServerUrl() }
  try {
    const { stdout } = await run(process.execPath, args, { env, timeout: timeoutMs, maxBuffer: 64 << 20 })
    return reportIn(stdout)
  } catch (error) {
    // Exit code 1 says that violations were found; they are on standard output all the same.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    if (stdout.startsWith('{')) return reportIn(stdout)
    throw new Error(`The run with the bug ended without a report:\n${stderr.slice(-2_000)}`, { cause: error })
  }
}

/** The last line: a product that was started beside much other work may have logged what was slow before it. */
const reportIn = (stdout: string): EnumeratedReport =>
  JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as EnumeratedReport
