import type { Provenance } from '@invoice-card/environment/schema'
import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { repositoryRoot } from './applications.ts'

const run = promisify(execFile)

/** Who changes an environment now, and from which state of this repository. @param author named by hand. */
export async function provenance(author?: string): Promise<Provenance> {
  const [commit, changes, name, email] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    git('config', 'user.name'),
    git('config', 'user.email'),
  ])
  const gitUser = [name, email && `<${email}>`].filter(Boolean).join(' ')
  return {
    author: author ?? (gitUser || userInfo().username),
    git_commit: commit ?? 'unknown',
    is_dirty: changes !== '',
  }
}

/** What git says, null where it cannot: an image has no repository. */
const git = (...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: repositoryRoot }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
