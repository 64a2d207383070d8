import { join } from 'node:path'
import type { DataDirectory } from '../../data-directory.ts'
import { withLock } from '../../lock.ts'

/** Runs one change of an environment at a time, across processes. @throws OpsError naming the holder after `waitMs`. */
export const withEnvironmentLock = <T>(
  data: DataDirectory,
  name: string,
  work: () => Promise<T>,
  waitMs?: number,
): Promise<T> =>
  withLock({ file: join(data.environment(name), 'lock.sqlite'), what: `Environment ${name}` }, work, waitMs)

/** Runs work that no change of these environments may meet. */
export const withEnvironmentLocks = <T>(
  data: DataDirectory,
  names: readonly string[],
  work: () => Promise<T>,
): Promise<T> => names.toSorted().reduceRight((inner, name) => () => withEnvironmentLock(data, name, inner), work)()
