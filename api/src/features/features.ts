import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { Session } from '../http/context.ts'

/** A toggle of the environment set: on or off for all, or for all but some companies. */
const Toggle = v.object({ is_on: v.boolean(), excluded_corporate_numbers: v.optional(v.array(v.string()), []) })
const EnvironmentSet = v.object({ toggles: v.record(v.string(), Toggle) })
type Toggles = v.InferOutput<typeof EnvironmentSet>['toggles']

export type FeatureName = 'collections' | 'collections_existing'
const allOff: Toggles = {}
const read = new Map<string, { readonly version: string, readonly toggles: Toggles }>()

/** What is on for the caller's company, by the environment set as it is at this moment. */
export async function readFeatures({ environmentFile }: Pick<Config, 'environmentFile'>, { corporate_number }: Pick<Session, 'corporate_number'>): Promise<Record<FeatureName, boolean>> {
  const { collections } = environmentFile === null ? allOff : await readToggles(environmentFile)
  const isCompanyExcluded = isExcluded(collections, corporate_number)
  // Money that a seller was promised is not lost by a toggle: what is out goes on while no more may be made.
  return { collections: collections?.is_on === true && !isCompanyExcluded, collections_existing: !isCompanyExcluded }
}

const isExcluded = (toggle: Toggles[string] | undefined, corporateNumber: string | null): boolean =>
  corporateNumber !== null && toggle?.excluded_corporate_numbers.includes(corporateNumber) === true

// A new set replaces the file atomically: another inode or time means another content, anything else needs no reading.
async function readToggles(file: string): Promise<Toggles> {
  const { ino, mtimeMs, size } = await stat(file)
  const version = `${ino}:${mtimeMs}:${size}`
  const known = read.get(file)
  if (known?.version === version) return known.toggles
  const { toggles } = v.parse(EnvironmentSet, JSON.parse(await readFile(file, 'utf8')))
  read.set(file, { version, toggles })
  return toggles
}
