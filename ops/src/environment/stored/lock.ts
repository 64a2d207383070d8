import { join } from 'node:path'
import type { DataDirectory } from '../../data-directory.ts'
import { withLock } from '../../lock.ts'
import { environmentNames, hasSets } from './environments.ts'

/**
 * Runs one change of an environment at a time, across processes. The first change of an environment also waits for work
 * on all of them. @throws OpsError naming the holder after `waitMs`.
 */
export async function withEnvironmentLock<T>(
  data: DataDirectory,
  name: string,
  work: () => Promise<T>,
  waitMs?: number,
): Promise<T> {
  const locked = () => withOwnLock(data, name, work, waitMs)
  return (await hasSets(data, name)) ? locked() : withNamesLock(data, locked, waitMs)
}

/** Runs work that no change of any environment may meet, the first one of a new environment included. */
export const withAllEnvironments = <T>(
  data: DataDirectory,
  work: (names: readonly string[]) => Promise<T>,
): Promise<T> =>
  withNamesLock(data, async () => {
    const names = await environmentNames(data)
    return names.reduceRight(
      (inner, name) => () => withOwnLock(data, name, inner),
      () => work(names),
    )()
  })

const withOwnLock = <T>(data: DataDirectory, name: string, work: () => Promise<T>, waitMs?: number): Promise<T> =>
  withLock({ file: join(data.environment(name), 'lock.sqlite'), what: `Environment ${name}` }, work, waitMs)

/** Which environments there are stays as it is meanwhile. */
const withNamesLock = <T>(data: DataDirectory, work: () => Promise<T>, waitMs?: number): Promise<T> =>
  withLock({ file: join(data.environments, 'lock.sqlite'), what: 'The list of environments' }, work, waitMs)
