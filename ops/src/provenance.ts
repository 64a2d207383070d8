import type { Provenance } from '@invoice-card/environment/schema'
import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { repositoryRoot } from './applications.ts'

const run = promisify(execFile)

/** What git says of this repository and its user; null where it cannot. */
interface Repository {
  readonly commit: string | null
  readonly changes: string | null
  readonly name: string | null
  readonly email: string | null
}

/** So long a reading is taken again: four processes for each of many changes would take longer than the changes. */
const retainedMs = 5_000
let last: { readonly readAt: number; readonly repository: Promise<Repository> } | null = null

/** Who changes an environment now, and from which state of this repository. @param author named by hand. */
export async function provenance(author?: string): Promise<Provenance> {
  const { commit, changes, name, email } = await currentRepository()
  const gitUser = [name, email && `<${email}>`].filter(Boolean).join(' ')
  return {
    author: author ?? (gitUser || userInfo().username),
    git_commit: commit ?? 'unknown',
    is_dirty: changes !== '',
  }
}

/** The commit this repository is at, at most five seconds old; `unknown` in an image, which has no repository. */
export const currentCommit = async (): Promise<string> => (await currentRepository()).commit ?? 'unknown'

function currentRepository(): Promise<Repository> {
  const now = performance.now()
  if (!last || now - last.readAt > retainedMs) last = { readAt: now, repository: readRepository() }
  return last.repository
}

async function readRepository(): Promise<Repository> {
  const [commit, changes, name, email] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    git('config', 'user.name'),
    git('config', 'user.email'),
  ])
  return { commit, changes, name, email }
}

/** What git says, null where it cannot: an image has no repository. */
const git = (...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: repositoryRoot }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
