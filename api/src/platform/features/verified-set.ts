import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { watchSet } from '@invoice-card/environment/verify'
import { join } from 'node:path'
import type { Config } from '../config/public.ts'
import { createLog } from '../log/public.ts'

/** What says where the environment's set is and whom to believe. */
export type SetSource = Pick<Config, 'environment' | 'environmentFile' | 'trustFile' | 'dataDir' | 'logLevel'>

const watched = new WeakMap<SetSource, () => Promise<EnvironmentSet | null>>()

/**
 * The live set of the environment: the last one that was signed, not expired and not older than one before. Null where
 * there is none to believe. Cheap: the file is read and verified again only when it changed.
 */
export async function readVerifiedSet(source: SetSource): Promise<EnvironmentSet | null> {
  const known = watched.get(source) ?? watch(source)
  watched.set(source, known)
  return known()
}

function watch({
  environment,
  environmentFile,
  trustFile,
  dataDir,
  logLevel,
}: SetSource): () => Promise<EnvironmentSet | null> {
  if (environmentFile === null || trustFile === null) return () => Promise.resolve(null)
  const log = createLog('environment', logLevel)
  return watchSet({
    file: environmentFile,
    trustFile,
    environment,
    seenFile: join(dataDir, 'state', `api-${environment}.json`),
    load: set => set,
    onRefused: reason => log.error({ environment, reason }, 'the live set of the environment is refused'),
  })
}
