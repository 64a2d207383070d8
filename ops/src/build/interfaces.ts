import { sharedPackages } from '@invoice-card/config/webpack'
import { callShapes } from '@invoice-card/contracts/manifest'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot, type Application } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import { declarationsOf, entriesOf, type Declarations, type Entries } from '../interfaces/declarations.ts'
import { describeInterfaces } from '../interfaces/describe.ts'
import { interfacesFile } from '../interfaces/interfaces.ts'
import { withLock } from '../lock.ts'
import { distOf, readBuildReport } from './output.ts'
import { filesUnder } from './source-files.ts'

const sharedRoot = join(repositoryRoot, 'shared')
const cache = join(repositoryRoot, 'ops/.cache/declarations')
const waitMs = 120_000

/** Writes beside a build what it offers and uses. @throws OpsError where it cannot be described. */
export async function writeInterfaces(application: Application): Promise<void> {
  const dist = distOf(application)
  const report = await readBuildReport(application, dist)
  // The table names every call; who uses one writes its name elsewhere.
  const sources = report.sources.filter(file => !file.startsWith('shared/contracts/'))
  const interfaces = describeInterfaces({
    name: application.name,
    report,
    ...(await declarationsOfShared()),
    sources: await Promise.all(sources.map(file => readFile(join(repositoryRoot, file), 'utf8'))),
    calls: isUsed => callShapes('client', isUsed),
  })
  await writeFile(join(dist, interfacesFile), JSON.stringify(interfaces, null, 1))
}

const ourShared = sharedPackages.filter(name => name.startsWith('@invoice-card/'))

let typesHash: Promise<string> | undefined

/**
 * A hash of the types that applications share: a release that was built for others is another one.
 * Of one moment in the life of a process.
 */
export const hashOfTypes = (): Promise<string> => {
  typesHash ??= declarationsOfShared().then(({ declarations }) =>
    createHash('sha256').update(JSON.stringify(declarations)).digest('hex'),
  )
  return typesHash
}

interface Shared {
  readonly entries: Entries
  readonly declarations: Declarations
}

/** The compiler takes seconds, and every application asks for the same: once for each state of the sources. */
async function declarationsOfShared(): Promise<Shared> {
  const [entries, hash] = await Promise.all([
    readdir(sharedRoot).then(names => entriesOf(sharedRoot, names)),
    hashOfSources(),
  ])
  const newest = join(cache, 'newest.json')
  return withLock(
    { file: join(cache, 'lock.sqlite'), what: 'The declarations of shared packages' },
    async () => {
      const known = await readFile(newest, 'utf8').then(
        text => JSON.parse(text) as { hash: string; declarations: Declarations },
        () => null,
      )
      if (known?.hash === hash) return { entries, declarations: known.declarations }
      const declarations = await declarationsOf(sharedRoot, entries, ourShared)
      await writeAtomically(newest, JSON.stringify({ hash, declarations }))
      return { entries, declarations }
    },
    waitMs,
  )
}

async function hashOfSources(): Promise<string> {
  const files = [
    ...(await filesUnder(sharedRoot)),
    join(repositoryRoot, 'pnpm-lock.yaml'),
    join(import.meta.dirname, '../interfaces/declarations.ts'),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
