import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { changedText } from './drift.ts'
import { changedFiles, readRelease } from '../../release/store.ts'
import { earlierReleases } from '../stored/environments.ts'
import { setsBefore } from '../stored/history.ts'
import { changedServedFiles, readCurrentSet } from '../stored/store.ts'
import { unlisted } from './unlisted.ts'

/**
 * What is not as ops wrote it: served files, the history, files that nobody listed. Each with what to do; empty when
 * all is sound.
 */
export async function findProblems(data: DataDirectory, name: string): Promise<string[]> {
  const set = await readCurrentSet(data, name)
  if (!set) return []
  const [changed, edited, earlier, others] = await Promise.all([
    changedServedFiles(data, set),
    historyProblems(data, set),
    earlierProblems(data, set),
    unlisted(data, name),
  ])
  return [...changed.map(file => changedText(file, set)), ...edited, ...earlier, ...others]
}

/** Of the releases that pages fetch unchanged scripts from. */
async function earlierProblems(data: DataDirectory, set: EnvironmentSet): Promise<string[]> {
  const found = await Promise.all(
    earlierReleases(set).map(async ([name, version]) => {
      try {
        const files = await changedFiles(data, await readRelease(data, name, version))
        return files.map(file => `${name}@${version}: ${file} was changed after publishing`)
      } catch (error) {
        if (error instanceof OpsError) return [error.message]
        throw error
      }
    }),
  )
  return found
    .flat()
    .map(problem => `${problem}; \`pnpm ops renew --env ${set.name}\` makes a page without that release`)
}

async function historyProblems(data: DataDirectory, set: EnvironmentSet): Promise<string[]> {
  try {
    // Reading a set compares it with the hash that the next one names.
    for await (const _ of setsBefore(data, set)) continue
    return []
  } catch (error) {
    if (error instanceof OpsError) return [error.message]
    throw error
  }
}
