import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'
import type { Outcome } from './outcome.ts'

/** Packages without a browser: their tests run on Node's own runner. */
export const serverPackages = ['shared/contracts', 'shared/domain', 'card-frame', 'api', 'ops'] as const

interface NodeTests { readonly folder: string, readonly scratch: string, readonly nginx: string | null }

/** Runs the tests of one package. A test that skips itself counts as failed: it proved nothing. */
export async function runNodeTests({ folder, scratch, nginx }: NodeTests): Promise<Outcome> {
  const files = globSync('{src,chaos}/**/*.test.ts', { cwd: join(repositoryRoot, folder) }).filter(file => nginx !== null || !isAboutNginx(file))
  const name = `tests ${folder}`
  if (files.length === 0) return { name, passed: 0, failed: 0, durationMs: 0, output: '' }
  const counts = join(scratch, `${folder.replace('/', '-')}.tap`)
  const { exitCode, output, durationMs } = await runCommand([
    'node', '--test', '--test-concurrency=2', '--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap', `--test-reporter-destination=${counts}`, ...files,
  ], { directory: join(repositoryRoot, folder), environment: nginx ? { NGINX: nginx } : {} })
  const tap = await readFile(counts, 'utf8').catch(() => '')
  const count = (word: string) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo')
  return { name, passed: count('pass'), failed: exitCode === 0 ? failed : Math.max(1, failed), durationMs, output }
}

const isAboutNginx = (file: string): boolean => file.includes('nginx')
