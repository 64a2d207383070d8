import { type EnvironmentSet, featuresOf, type FeatureName } from '@invoice-card/environment/schema'
import type { Session } from '../http/public.ts'
import { readVerifiedSet, type SetSource } from './verified-set.ts'

/**
 * What is on for the caller's company, by the environment set as it is at this moment; nothing where there is no set.
 */
export async function readFeatures(
  source: SetSource,
  { corporate_number }: Pick<Session, 'corporate_number'>,
): Promise<Record<FeatureName, boolean>> {
  const set = await readVerifiedSet(source)
  return set ? featuresOf(set.toggles, corporate_number) : {}
}

/** Whether the caller's company has a feature. One that the set does not mention was never switched. */
export async function isFeatureOn(
  source: SetSource,
  name: FeatureName,
  session: Pick<Session, 'corporate_number'>,
): Promise<boolean> {
  return isFeatureOnIn(await readVerifiedSet(source), source, name, session)
}

/** The same by a set that was read for this call. */
export function isFeatureOnIn(
  set: EnvironmentSet | null,
  { environmentFile }: SetSource,
  name: FeatureName,
  { corporate_number }: Pick<Session, 'corporate_number'>,
): boolean {
  // A command has no environment, so nothing was switched; of one that nobody can believe, nobody knows what is off.
  if (!set) return environmentFile === null
  return featuresOf(set.toggles, corporate_number)[name] !== false
}
