import { featuresOf, Toggles, type FeatureName } from '@invoice-card/environment/schema'
import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { Session } from '../http/context.ts'

const EnvironmentFile = v.object({ toggles: Toggles })
const read = new Map<string, { readonly version: string, readonly toggles: Toggles }>()

/** What is on for the caller's company, by the environment set as it is at this moment. */
export async function readFeatures({ environmentFile }: Pick<Config, 'environmentFile'>, { corporate_number }: Pick<Session, 'corporate_number'>): Promise<Record<FeatureName, boolean>> {
  return environmentFile === null ? {} : featuresOf(await readToggles(environmentFile), corporate_number)
}

/** Whether the caller's company has a feature. One that the set does not mention was never switched. */
export const isFeatureOn = async (
  config: Pick<Config, 'environmentFile'>, name: FeatureName, company: Pick<Session, 'corporate_number'>,
): Promise<boolean> => (await readFeatures(config, company))[name] !== false

// A new set replaces the file atomically: another inode or time means another content, anything else needs no reading.
async function readToggles(file: string): Promise<Toggles> {
  const { ino, mtimeMs, size } = await stat(file)
  const version = `${ino}:${mtimeMs}:${size}`
  const known = read.get(file)
  if (known?.version === version) return known.toggles
  const { toggles } = v.parse(EnvironmentFile, JSON.parse(await readFile(file, 'utf8')))
  read.set(file, { version, toggles })
  return toggles
}
