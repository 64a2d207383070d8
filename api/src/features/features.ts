import type { Toggles } from '@invoice-card/environment/schema'
import type { Session } from '../http/context.ts'
import { readVerifiedSet, type SetSource } from './verified-set.ts'

export type FeatureName = 'collections' | 'collections_existing'

/** What is on for the caller's company, by the environment set as it is at this moment. */
export async function readFeatures(
  source: SetSource, { corporate_number }: Pick<Session, 'corporate_number'>,
): Promise<Record<FeatureName, boolean>> {
  const set = await readVerifiedSet(source)
  // Nobody knows what is off, so all is; without any environment, as in a command, only what is new.
  if (!set && source.environmentFile !== null) return { collections: false, collections_existing: false }
  const collections = set?.toggles.collections
  const isCompanyExcluded = isExcluded(collections, corporate_number)
  // Money that a seller was promised is not lost by a toggle: what is out goes on while no more may be made.
  return { collections: collections?.is_on === true && !isCompanyExcluded, collections_existing: !isCompanyExcluded }
}

const isExcluded = (toggle: Toggles[string] | undefined, corporateNumber: string | null): boolean =>
  corporateNumber !== null && toggle?.excluded_corporate_numbers.includes(corporateNumber) === true
