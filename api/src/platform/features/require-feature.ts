import type { EnvironmentSet, FeatureName } from '@invoice-card/environment/schema'
import { refusePlatform, type Session } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { isFeatureOnIn } from './features.ts'
import { readVerifiedSet } from './verified-set.ts'

/**
 * Refuses with `feature_disabled` unless the feature is on for the caller's company right now.
 * @param read the set, where the same call has just read it
 */
export async function requireFeature(
  { config }: Pick<Services, 'config'>,
  name: FeatureName,
  session: Session,
  read?: EnvironmentSet | null,
): Promise<void> {
  const set = read === undefined ? await readVerifiedSet(config) : read
  if (!isFeatureOnIn(set, config, name, session)) refusePlatform('feature_disabled')
}
