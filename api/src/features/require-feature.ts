import type { Session } from '../http/context.ts'
import { refusePlatform } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { readFeatures, type FeatureName } from './features.ts'

/** Refuses with `feature_disabled` unless the feature is on for the caller's company right now. */
export async function requireFeature({ config }: Pick<Services, 'config'>, name: FeatureName, session: Session): Promise<void> {
  const features = await readFeatures(config, session)
  if (!features[name]) refusePlatform('feature_disabled')
}
