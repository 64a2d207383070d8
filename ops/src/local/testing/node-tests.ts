import { globSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { atOnce } from './at-once.ts'
import { groupFiles, isTimed } from './node/group-files.ts'
import type { Outcome } from './outcome.ts'
import { runTogether } from './node/run-together.ts'

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
  /** Whether files that failed run once more. */
  readonly repeatsFailed: boolean
  /** Paths in the repository; all of the folder unless given. */
  readonly only?: ReadonlySet<string>
  /** Only those that the product times, or all others; both unless given. */
  readonly part?: 'timed' | 'untimed'
}

const parallelProcesses = 2

/**
 * Runs the tests of one package, several files in each process. A test that skips itself counts as failed: it proved
 * nothing.
 */
export async function runNodeTests({ folder, scratch, nginx, repeatsFailed, only, part }: NodeTests): Promise<Outcome> {
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
      repeatsFailed,
      reportFile: join(scratch, `${folder}-${group[0]}.tap`.replaceAll('/', '-')),
    }),
  )
  const sum = (key: 'passed' | 'failed') => found.reduce((count, one) => count + one[key], 0)
  const readFirst = ({ failed, flaky = [] }: (typeof found)[number]) => failed * 1_000 + flaky.length
  const output = found
    .toSorted((a, b) => readFirst(b) - readFirst(a))
    .map(one => one.output)
    .join('\n')
  return {
    name: part === 'timed' ? `tests ${folder}, timed` : `tests ${folder}`,
    passed: sum('passed'),
    failed: sum('failed'),
    durationMs: performance.now() - startedAt,
    output,
    flaky: found.flatMap(one => one.flaky ?? []),
    timed: found.flatMap(one => one.timed ?? []),
  }
}

const isAboutNginx = (file: string): boolean => file.includes('nginx')
