import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { atOnce } from './at-once.ts'
import { runCommand } from './command.ts'
import { youngGeneration } from './node/young-generation.ts'
import { groupFiles, isTimed } from './node/group-files.ts'
import type { Outcome } from './outcome.ts'
import { timedOf } from './node/tap.ts'

/** Packages without a browser: their tests run on Node's own runner. */
export const serverPackages = [
  'shared/contracts',
  'shared/domain',
  'shared/environment',
  'shared/file-store',
  'shared/server-limits',
  'shared/settings',
  'card-frame',
  'gateway-sandbox',
  'api',
  'proofs',
  'ops',
] as const

interface NodeTests {
  readonly folder: string
  readonly scratch: string
  readonly nginx: string | null
  /** Paths in the repository; all of the folder unless given. */
  readonly only?: ReadonlySet<string>
  /** Only those that the product times, or all others; both unless given. */
  readonly part?: 'timed' | 'untimed'
}
type Found = Omit<Outcome, 'name'>

const parallelProcesses = 2
/** Of one folder's tests. Anything left running holds their process open: without a limit the whole run would hang. */
const limitMs = 8 * 60_000

/**
 * Runs the tests of one package, several files in each process. A test that skips itself counts as failed: it proved
 * nothing.
 */
export async function runNodeTests({ folder, scratch, nginx, only, part }: NodeTests): Promise<Outcome> {
  const startedAt = performance.now()
  const directory = join(repositoryRoot, folder)
  const files = globSync('{src,chaos,fuzz,money,bench}/**/*.test.ts', { cwd: directory }).filter(
    file =>
      (nginx !== null || !isAboutNginx(file)) &&
      (only === undefined || only.has(`${folder}/${file}`)) &&
      (part === undefined || isTimed(file) === (part === 'timed')),
  )
  const environment: Readonly<Record<string, string>> = nginx ? { NGINX: nginx } : {}
  const found = await atOnce(parallelProcesses, groupFiles(files), group =>
    runTogether(group, {
      folder,
      directory,
      environment,
      reportFile: join(scratch, `${folder}-${group[0]}.tap`.replaceAll('/', '-')),
    }),
  )
  const sum = (key: 'passed' | 'failed') => found.reduce((count, one) => count + one[key], 0)
  const output = found
    .toSorted((a, b) => b.failed - a.failed)
    .map(one => one.output)
    .join('\n')
  return {
    name: part === 'timed' ? `tests ${folder}, timed` : `tests ${folder}`,
    passed: sum('passed'),
    failed: sum('failed'),
    durationMs: performance.now() - startedAt,
    output,
    timed: found.flatMap(one => one.timed ?? []),
  }
}

interface Together {
  readonly folder: string
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly reportFile: string
}

async function runTogether(
  files: readonly string[],
  { folder, directory, environment, reportFile }: Together,
): Promise<Found> {
  const { exitCode, output, durationMs } = await runCommand(
    [
      'node',
      youngGeneration,
      `--import=${join(import.meta.dirname, 'node/no-destroy-hook.ts')}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${reportFile}`,
      join(import.meta.dirname, 'node/share-process.ts'),
      ...files,
    ],
    { directory, environment, limitMs },
  )
  const tap = await readFile(reportFile, 'utf8').catch(() => '')
  const count = (word: string) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo')
  return {
    passed: count('pass'),
    failed: exitCode === 0 && count('tests') > 0 ? failed : Math.max(1, failed),
    durationMs,
    output,
    timed: timedOf(tap, folder),
  }
}

const isAboutNginx = (file: string): boolean => file.includes('nginx')
