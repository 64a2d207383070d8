import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { hostName, repositoryRoot, type Application } from '../applications.ts'
import { hashOfTypes } from './interfaces.ts'
import { filesUnder } from './source-files.ts'

/** Shared packages that a remote bundles. The others are the host's: a change in them is no change of a remote. */
const bundledByRemotes = [
  'environment',
  'card-entry',
  'contracts',
  'domain',
  'form',
  'list',
  'bank-account',
  'invoice-file',
  'request-page',
  'config',
]

/**
 * A hash of all that a build of an application reads: its own sources, the shared packages in it, the types and
 * versions of the others, and the lock file.
 */
export async function sourceHash({ name }: Application): Promise<string> {
  const shared = await readdir(join(repositoryRoot, 'shared'))
  const bundled = name === hostName ? shared : bundledByRemotes
  const files = [
    ...(await filesUnder(join(repositoryRoot, name))),
    ...(await Promise.all(bundled.map(folder => filesUnder(join(repositoryRoot, 'shared', folder))))).flat(),
    ...shared.map(folder => join(repositoryRoot, 'shared', folder, 'package.json')),
    join(repositoryRoot, 'pnpm-lock.yaml'),
    ...(await filesUnder(join(repositoryRoot, 'ops/src/compatibility'))),
  ]
  const hash = createHash('sha256').update(await hashOfTypes())
  for (const file of [...new Set(files)].sort())
    hash
      .update(relative(repositoryRoot, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
