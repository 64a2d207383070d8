import type { FeatureName } from '@invoice-card/environment/schema'
import { refusePlatform, type Session } from '../http/public.ts'
import type { Services } from '../services/public.ts'
import { isFeatureOn } from './features.ts'

/** Refuses with `feature_disabled` unless the feature is on for the caller's company right now. */
export async function requireFeature(
  { config }: Pick<Services, 'config'>,
  name: FeatureName,
  session: Session,
): Promise<void> {
  if (!(await isFeatureOn(config, name, session))) refusePlatform('feature_disabled')
}
