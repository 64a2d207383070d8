import { join } from 'node:path'
import { repositoryRoot, type Application } from '../applications.ts'
import { withLock } from '../lock.ts'

/** A build takes seconds; a whole `start` builds all of them. */
const waitMs = 180_000

/** Runs one build of an application at a time: two would write into the same `dist`. */
export const withBuildLock = <T>({ name }: Application, work: () => Promise<T>): Promise<T> =>
  withLock({ file: join(repositoryRoot, name, '.cache/build-lock.sqlite'), what: `The build of ${name}` }, work, waitMs)
